/**
 * Types of what a key of Placard reaches, and of the open feeds. Generated from the OpenAPI document by `npm run generate`, with
 * openapi-typescript; used by `placard.ts` beside it.
 */
export interface paths {
    "/api/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search advertising spaces. Total in X-Total-Count, next page in Link. */
        get: operations["listListings"];
        put?: never;
        /** List a space; it waits for review. The same Idempotency-Key header answers the listing made the first time. */
        post: operations["createListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clusters, facets and price histogram of a search */
        get: operations["mapListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One advertising space */
        get: operations["getListing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to 5 public spaces side by side, with what they cost for some days */
        get: operations["compareListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hand in spaces: CSV, Excel, GeoJSON, JSON lines or a JSON list of rows as the body. By unit id new ones are added and known ones changed; the others stay. The same bytes again are answered with the same report. */
        put: operations["putInventory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/inventory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a file of spaces is, and what it did */
        get: operations["getInventoryReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/inventory/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of each row, fifty at a time; X-Total-Count and Link: rel="next" say how many more. `show=bad`: those with errors alone. */
        get: operations["listInventoryRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of my contracts that are sold elsewhere, the newest first, fifty at a time; X-Total-Count and Link: rel="next" say how many more */
        get: operations["listContracts"];
        /** Hand in contracts that are sold elsewhere, as the body: their days are taken off the calendars of your spaces. Read, applied and answered as a file of spaces is. */
        put: operations["putContracts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/contracts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a file of contracts is, and what it did */
        get: operations["getContractsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/contracts/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of each row of a file of contracts, fifty at a time */
        get: operations["listContractsRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My plans, the last changed first */
        get: operations["listPlans"];
        put?: never;
        /** Keep a plan: solved for a budget as `solve` does, with one space, or empty; takes nothing and binds nobody */
        post: operations["createPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A plan of mine, each line priced as of now */
        get: operations["getPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a space with dates to a plan */
        post: operations["addPlanLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans/{id}/lines/{lineId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a line out of a plan; its booking stays */
        delete: operations["removePlanLine"];
        options?: never;
        head?: never;
        /** Move the dates of a line, or change how many it books */
        patch: operations["changePlanLine"];
        trace?: never;
    };
    "/api/shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My own places, by name: plans say how far each space is from the nearest */
        get: operations["listShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans/{id}/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A plan of mine as a table, each line priced as of now, with the basis of each audience figure */
        get: operations["exportPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans/{id}/export.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A plan of mine as points of a map, with what its table says of each line */
        get: operations["exportPlanMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/listings/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The spaces of whoever asks, by status */
        get: operations["countOwnListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/listings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All own spaces as a file: CSV that can be imported again, or GeoJSON */
        get: operations["exportOwnListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One own space, with changes that wait for review */
        get: operations["getOwnListing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change some fields, sites or the status of own spaces, by the rules of single edits: what is not named stays; each is saved or told why not */
        patch: operations["updateOwnListings"];
        trace?: never;
    };
    "/api/listings/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit, pause, resume or archive an own space */
        post: operations["moveListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/spaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the table of own spaces, sorted and filtered. Total in X-Total-Count. */
        get: operations["listSpaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/spaces/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One change to many own spaces: price, percent, dates, tags, sites, facts, fields, a structure or a step, or taking back what one press changed; each is told how it went. Sent again under the same Idempotency-Key it changes none twice. */
        post: operations["changeSpaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/structures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My structures with the faces that stand on them */
        get: operations["listStructures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/structures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of my structures with its faces and its permit */
        get: operations["getStructure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/structure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Other public faces where a public space stands, and its permit where its seller shows it */
        get: operations["getStandsWith"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is counted of my spaces, fifty a page; visitors are not told apart afterwards */
        get: operations["getMyNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/numbers.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same of all my spaces, as CSV */
        get: operations["exportMyNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/numbers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of my spaces: by day, as a funnel, beside the median of similar spaces of others */
        get: operations["getSpaceNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opendirect/v2.1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Spaces as products in the shape of OpenDirect 2.1, the oldest first. Total in X-Total-Count. */
        get: operations["listOpenDirectProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opendirect/v2.1/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One space as a product in the shape of OpenDirect 2.1 */
        get: operations["getOpenDirectProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opendirect/v2.1/products/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Products by seller, words of their name or description, and tags: our media and venues */
        post: operations["searchOpenDirectProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opendirect/v2.1/products/avails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is free of up to 20 products for some days, and the whole price, in the shape of OpenDirect 2.1; binds nobody */
        post: operations["readOpenDirectAvails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adcp/v3/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Spaces as products in the shape of AdCP 3.0, the oldest first. Total in X-Total-Count. */
        get: operations["listAdcpProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is free of a space from one day through another, at most 540 days; no account needed */
        get: operations["getAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/listings/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is free and what is taken of one of my spaces */
        get: operations["getOwnCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/listings/{id}/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take days of one of my spaces off the market, as far as they are free */
        post: operations["blockDays"];
        /** Put blocked days of one of my spaces back on the market; blocks around them stay */
        delete: operations["unblockDays"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/avails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is free of all my spaces by posting periods, weeks or days, with what my blocks are for */
        get: operations["getAvails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bookings of mine, as buyer or as seller; those that wait for somebody first, by deadline */
        get: operations["listBookings"];
        put?: never;
        /** A draft of a booking in my open order; takes nothing and binds nobody */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One booking of mine with its terms, history, money and documents */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An insertion order, invoice, receipt or credit note of a booking of mine as PDF */
        get: operations["getBookingDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/creatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Artwork of a booking of mine: what is needed by when, and what was sent with its checks */
        get: operations["getArtwork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/creatives/{creativeId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Artwork of a booking of mine, as it was sent */
        get: operations["getArtworkFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Proof of a booking of mine: what is due by when, and what was handed in */
        get: operations["getProofs"];
        put?: never;
        /** Hand in proof of a booking I sell, as multipart/form-data: `id` (a UUID of the sender's, under which a retry is answered with the first result), `duty` (its key), optionally `caption`, `url` (https) `capture` (JSON: when and where a photo was taken, as the phone says), `columns` (JSON: which column of a log is which), `signer` and `role` (of an affidavit as CSV), `views`, `interactions` or `attendance` and `figuresOn` (of a post or an event), then `file` (one picture, PDF, sound, film or CSV of at most 15 MB) */
        post: operations["sendProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/proof-duties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Proof that I owe as a seller, by the day on which it is due: what can be handed in now, what comes within two weeks, or what waits for its buyer */
        get: operations["listProofDuties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/proof-duties.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as CSV, all of it, a row for each proof that is owed */
        get: operations["exportProofDuties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/proof-package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Proof of a booking of mine as a chain of hashes, to download: each link binds the facts and the file to the link before */
        get: operations["getProofPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The whole price of a space for some dates, line by line; binds nobody and needs no account */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/feed.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open feeds: every file with count, size and hash, the license, and where changes go on */
        get: operations["getOpenManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/spaces.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All public spaces as GeoJSON */
        get: operations["getOpenGeoJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/spaces.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All public spaces as a table */
        get: operations["getOpenCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/spaces.jsonl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All public spaces, one JSON object a line */
        get: operations["getOpenJsonLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/spaces.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest public spaces as an Atom feed */
        get: operations["getOpenAtom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/changes.jsonl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What changed since a time, or since the `next` of an answer: a line of each space as it is now, or that it is gone; the last line has `next` */
        get: operations["getOpenChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/spaces/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which days of a space are taken, as iCalendar, where its seller gives that away */
        get: operations["getOpenCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/spaces/{id}/calendar.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which days of a space are free, where its seller gives that away */
        get: operations["getOpenCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActInput: string;
        AdcpProduct: {
            product_id: string;
            name: string;
            description: string;
            publisher_properties: {
                publisher_domain: string;
                /** @constant */
                selection_type: "by_tag";
                property_tags: string[];
            }[];
            channels?: ("dooh" | "ooh" | "print" | "radio" | "social")[];
            format_ids: {
                agent_url: string;
                id: string;
            }[];
            /** @constant */
            delivery_type: "guaranteed";
            pricing_options: {
                pricing_option_id: string;
                /** @enum {string} */
                pricing_model: "flat_rate" | "time";
                /** @constant */
                currency: "USD";
                fixed_price: number;
                parameters?: {
                    /** @enum {string} */
                    time_unit: "day" | "week" | "month";
                };
            }[];
            reporting_capabilities: {
                available_reporting_frequencies: ("daily" | "monthly")[];
                expected_delay_minutes: number;
                timezone: string;
                /** @constant */
                supports_webhooks: false;
                available_metrics: ("impressions" | "spend")[];
                /** @constant */
                date_range_support: "lifetime_only";
            };
            ext: {
                placard: {
                    url: string;
                    billing_duration: string | null;
                    openooh_venue_id: number | null;
                    next_available: string | null;
                    nothing_free: boolean;
                    /** @constant */
                    prepare_with: "prepare_order of /mcp";
                };
            };
        };
        Agreed: {
            /** @constant */
            format: 1;
            listing: {
                id: number;
                title: string;
                place: string;
                /** @enum {string} */
                medium: "billboard" | "print" | "digital" | "radio" | "event" | "social";
            };
            buyer: components["schemas"]["Party"];
            seller: components["schemas"]["Party"];
            brand: string;
            note: string;
            political: {
                sponsor: string;
            } | null;
            units: {
                unitId: number;
                name: string;
                first: string;
                last: string;
                quantity: number;
                capacity: number;
                label: string;
                materialDate: string | null;
                isMakeGood?: boolean;
                insteadOf?: {
                    first: string;
                    last: string;
                };
                times?: {
                    count: number;
                    /** @enum {string} */
                    per: "day" | "week" | "4-week" | "all";
                };
            }[];
            first: string;
            last: string;
            timeZone: string;
            quantity: number;
            extras: string[];
            spaceCents: number | null;
            listedSpaceCents?: number;
            lines: {
                /** @enum {string} */
                kind: "space" | "discount" | "setup" | "production" | "installation" | "design" | "extra" | "tax";
                label: string;
                detail: string;
                cents: number;
            }[];
            amounts: {
                /** @enum {string} */
                kind: "space" | "setup" | "production" | "installation" | "design" | "extra";
                name: string;
                cents: number;
                taxCents: number;
                passesThrough: boolean;
            }[];
            netCents: number;
            taxCents: number;
            totalCents: number;
            /** @enum {string} */
            paymentSchedule: "at-once" | "deposit" | "every-28-days";
            schedule: {
                label: string;
                dueOn: string | null;
                cents: number;
            }[];
            cancellation: {
                /** @enum {string} */
                tier: "flexible" | "standard" | "firm";
                depositBasisPoints: number | null;
                freeUntil: string | null;
                steps: string[];
            };
            makeGood: string;
            proof: string;
            proofDuties?: components["schemas"]["ProofRules"];
            artwork?: components["schemas"]["ArtworkDemand"];
            audience?: {
                value: number;
                /** @enum {string} */
                per: "day" | "week" | "4-week" | "month" | "issue" | "event" | "post";
                /** @enum {string} */
                basis: "measured" | "modelled" | "circulation" | "followers" | "seller-stated";
            };
            credits?: {
                first: string;
                last: string;
                cents: number;
                taxCents: number;
            }[];
        };
        Approval: {
            aboveCents: number | null;
            approvers: string[];
            asking: {
                id: number;
                /** @enum {string} */
                step: "request" | "book" | "accept" | "counter" | "change" | "agree" | "proposal";
                /** @enum {string} */
                state: "waiting" | "changed" | "approved" | "declined";
                by: string;
                isMine: boolean;
                message: string;
                totalCents: number;
                at: string;
                decidedBy: string | null;
                decidedAt: string | null;
                answer: string;
                canDecide: boolean;
                canTakeBack: boolean;
            } | null;
        };
        Artwork: {
            side: ("buyer" | "seller") | null;
            demand: components["schemas"]["ArtworkDemand"] | null;
            wanted: string;
            items: {
                item: number;
                name: string;
                /** @enum {string} */
                state: "missing" | "rejected" | "waiting" | "approved";
                dueOn: string | null;
                isLate: boolean;
                like: number | null;
            }[];
            creatives: {
                id: string;
                item: number;
                version: number;
                name: string;
                what: string;
                sizeBytes: number;
                sha256: string;
                url: string | null;
                preview: {
                    url: string;
                    width: number;
                    height: number;
                } | null;
                script: string | null;
                isGone: boolean;
                checks: {
                    /** @enum {string} */
                    result: "pass" | "warn" | "fail";
                    text: string;
                }[];
                /** @enum {string} */
                status: "uploaded" | "approved" | "rejected" | "replaced";
                reason: string | null;
                onBehalf: {
                    by: string;
                    of: string;
                } | null;
                createdAt: string;
                decidedAt: string | null;
            }[];
            earlier: {
                id: string;
                name: string;
                what: string;
                booking: {
                    id: number;
                    reference: string;
                };
                preview: {
                    url: string;
                    width: number;
                    height: number;
                } | null;
            }[];
            canSend: boolean;
            canDecide: boolean;
            sendsFor: string | null;
        };
        ArtworkDemand: {
            spec: {
                /** @constant */
                kind: "print";
                width: number;
                height: number;
                scale: number;
                bleed: number;
                dpi: number;
            } | {
                /** @constant */
                kind: "screen";
                width: number;
                height: number;
                filmMs: number | null;
            } | {
                /** @constant */
                kind: "sound";
                seconds: number;
                takesScript: boolean;
            } | {
                /** @constant */
                kind: "picture";
                width: number;
                height: number;
            } | {
                /** @constant */
                kind: "any";
            } | {
                /** @constant */
                kind: "none";
            };
            workingDays: number;
        };
        Availability: {
            /** @enum {string} */
            mode: "off" | "request" | "instant";
            timeZone: string;
            earliest: string;
            latest: string;
            minDays: number | null;
            maxDays: number | null;
            startWeekday: number | null;
            units: {
                id: number | null;
                name: string;
                /** @enum {string} */
                cell: "day" | "week" | "4-week" | "listed";
                anchor: string;
                capacity: number;
                rate: components["schemas"]["Rate"];
                spans: {
                    first: string;
                    last: string;
                    free: number;
                }[];
                periods: {
                    first: string;
                    last: string;
                    free: number;
                    id: number;
                    label: string;
                    capacity: number;
                    materialDate: string | null;
                    soldUntil: string | null;
                }[];
            }[];
            checkedAt: string | null;
        };
        Avails: {
            /** @enum {string} */
            by: "period" | "week" | "day";
            today: string;
            columns: {
                first: string;
                last: string;
            }[];
            total: number;
            all: number;
            isCut: boolean;
            labels: string[];
            rows: {
                id: number;
                unitId: number | null;
                unitCode: string | null;
                title: string;
                name: string | null;
                place: string;
                /** @enum {string} */
                adType: "billboard" | "print" | "digital" | "radio" | "event" | "social";
                size: string | null;
                structure: string | null;
                facing: ("N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW") | null;
                hasPhoto: boolean;
                rate: components["schemas"]["Rate"];
                /** @enum {string} */
                mode: "off" | "request" | "instant";
                cells: string;
                notes: [
                    number,
                    number,
                    number
                ][];
            }[];
        };
        BasisTotals: {
            basis: ("measured" | "modelled" | "circulation" | "followers" | "seller-stated") | null;
            spaces: number;
            totalCents: number;
            contacts: number;
            cpmCents: number | null;
        }[];
        BlockInputInput: {
            unitId: number | null;
            from: components["schemas"]["DateOnlyInput"];
            to: components["schemas"]["DateOnlyInput"];
        };
        BookedListing: {
            id: number;
            title: string;
            location: string;
            imageUrl: string;
            /** @enum {string} */
            medium: "billboard" | "print" | "digital" | "radio" | "event" | "social";
            /** @enum {string} */
            mode: "off" | "request" | "instant";
        };
        BookedPlans: {
            id: number;
            name: string;
            bookings: {
                id: number;
                /** @enum {string} */
                status: "draft" | "requested" | "quoted" | "held" | "awaiting-payment" | "booked" | "in-flight" | "completed" | "cancelled" | "declined" | "withdrawn" | "expired";
                totalCents: number;
            }[];
        }[];
        Booking: {
            id: number;
            reference: string;
            /** @enum {string} */
            status: "draft" | "requested" | "quoted" | "held" | "awaiting-payment" | "booked" | "in-flight" | "completed" | "cancelled" | "declined" | "withdrawn" | "expired";
            side: ("buyer" | "seller") | null;
            /** @enum {string} */
            origin: "market" | "related" | "offline" | "contract";
            isOnBehalf: boolean;
            listing: components["schemas"]["BookedListing"];
            other: {
                id: number;
                name: string;
                company: string | null;
            };
            unitName: string;
            first: string;
            last: string;
            timeZone: string;
            quantity: number;
            totalCents: number;
            deadlineAt: string | null;
            steps: ("request" | "book" | "accept" | "quote" | "counter" | "hold" | "record" | "challenge" | "decline" | "withdraw" | "cancel")[];
            rivals: {
                requests: number;
                waiting: number;
            } | null;
            waiting: {
                rank: number;
                offeredUntil: string | null;
            } | null;
            hasOpenDispute: boolean;
            hasOpenChange: boolean;
            artwork: {
                /** @enum {string} */
                state: "missing" | "rejected" | "waiting" | "approved";
                dueOn: string | null;
                isLate: boolean;
            } | null;
            proof: {
                /** @enum {string} */
                state: "waiting" | "due" | "overdue" | "received" | "questioned" | "accepted";
                dueOn: string;
                isLate: boolean;
            } | null;
            createdAt: string;
            updatedAt: string;
            orderId: number;
            inOrder: number | null;
            renews: {
                id: number;
                reference: string;
            } | null;
            renewal: {
                id: number;
                reference: string;
                /** @enum {string} */
                status: "draft" | "requested" | "quoted" | "held" | "awaiting-payment" | "booked" | "in-flight" | "completed" | "cancelled" | "declined" | "withdrawn" | "expired";
            } | null;
            canRenew: boolean;
            buyer: components["schemas"]["Party"];
            seller: components["schemas"]["Party"];
            version: number;
            terms: components["schemas"]["Agreed"] | null;
            sha256: string | null;
            problem: {
                code: string;
                message: string;
                nearest: {
                    first: string;
                    last: string;
                } | null;
            } | null;
            transferUntil: string | null;
            holdDays: number;
            approval: components["schemas"]["Approval"] | null;
            request: {
                unitId: components["schemas"]["unitId"];
                from: string;
                to: string;
                quantity: number;
                extras: string[];
                brand: string;
                note: string;
                sponsor: string | null;
                isAgency?: boolean;
            };
            versions: {
                version: number;
                /** @enum {string} */
                proposedBy: "buyer" | "seller";
                createdAt: string;
                sha256: string;
                terms: components["schemas"]["Agreed"];
                accepted: {
                    /** @enum {string} */
                    side: "buyer" | "seller";
                    name: string | null;
                    at: string;
                }[];
            }[];
            events: {
                step: string;
                /** @enum {string} */
                from: "draft" | "requested" | "quoted" | "held" | "awaiting-payment" | "booked" | "in-flight" | "completed" | "cancelled" | "declined" | "withdrawn" | "expired";
                /** @enum {string} */
                to: "draft" | "requested" | "quoted" | "held" | "awaiting-payment" | "booked" | "in-flight" | "completed" | "cancelled" | "declined" | "withdrawn" | "expired";
                /** @enum {string} */
                actor: "buyer" | "seller" | "admin" | "clock" | "money";
                name: string | null;
                version: number;
                reason: string | null;
                at: string;
            }[];
            money: components["schemas"]["Money"];
            documents: {
                id: number;
                /** @enum {string} */
                kind: "insertion-order" | "invoice" | "receipt" | "credit-note";
                title: string;
                number: string;
                totalCents: number;
                createdAt: string;
                url: string;
            }[];
            cancelling: {
                refundCents: number;
                keptCents: number;
                dueCents: number;
                creditCents: number;
                rule: string;
            } | null;
            conversationId: number | null;
            preparedBy: string | null;
            bookedAt: string | null;
        };
        BookingSummary: {
            id: number;
            reference: string;
            /** @enum {string} */
            status: "draft" | "requested" | "quoted" | "held" | "awaiting-payment" | "booked" | "in-flight" | "completed" | "cancelled" | "declined" | "withdrawn" | "expired";
            side: ("buyer" | "seller") | null;
            /** @enum {string} */
            origin: "market" | "related" | "offline" | "contract";
            isOnBehalf: boolean;
            listing: components["schemas"]["BookedListing"];
            other: {
                id: number;
                name: string;
                company: string | null;
            };
            unitName: string;
            first: string;
            last: string;
            timeZone: string;
            quantity: number;
            totalCents: number;
            deadlineAt: string | null;
            steps: ("request" | "book" | "accept" | "quote" | "counter" | "hold" | "record" | "challenge" | "decline" | "withdraw" | "cancel")[];
            rivals: {
                requests: number;
                waiting: number;
            } | null;
            waiting: {
                rank: number;
                offeredUntil: string | null;
            } | null;
            hasOpenDispute: boolean;
            hasOpenChange: boolean;
            artwork: {
                /** @enum {string} */
                state: "missing" | "rejected" | "waiting" | "approved";
                dueOn: string | null;
                isLate: boolean;
            } | null;
            proof: {
                /** @enum {string} */
                state: "waiting" | "due" | "overdue" | "received" | "questioned" | "accepted";
                dueOn: string;
                isLate: boolean;
            } | null;
            createdAt: string;
            updatedAt: string;
        };
        BoundsSchema: {
            west: number;
            south: number;
            east: number;
            north: number;
        };
        BulkResult: {
            id: number;
            /** @enum {string} */
            outcome: "saved" | "conflict" | "refused";
            message: string;
            fields?: {
                [key: string]: string;
            };
            space: components["schemas"]["OwnListing"] | null;
        };
        ComparedSpaces: {
            spaces: components["schemas"]["FoundListing"][];
            gone: number[];
        };
        Coordinates: {
            lat: number;
            lng: number;
        };
        CoordinatesInput: {
            lat: number;
            lng: number;
        };
        /** Format: date */
        DateOnly: string;
        /** Format: date */
        DateOnlyInput: string;
        DatedPrice: {
            first: string;
            last: string;
            totalCents: number;
        };
        Days: {
            first: string;
            last: string;
        };
        DraftInputInput: {
            listingId: number;
            /** @default null */
            unitId?: components["schemas"]["unitIdInput"] | null;
            from: components["schemas"]["DateOnlyInput"];
            to: components["schemas"]["DateOnlyInput"];
            /** @default 1 */
            quantity?: components["schemas"]["quantityInput"];
            /** @default [] */
            extras?: components["schemas"]["extrasInput"];
            isAgency?: boolean;
            /** @default  */
            brand?: string;
            /** @default  */
            note?: string;
            /** @default null */
            sponsor?: string | null;
        };
        Error: {
            /**
             * @default false
             * @constant
             */
            success: false;
            code: string;
            message: string;
            fields?: {
                [key: string]: string;
            };
            requestId?: string;
        };
        FoundListing: {
            id: number;
            title: string;
            description: string;
            /** @enum {string} */
            adType: "billboard" | "print" | "digital" | "radio" | "event" | "social";
            /** @enum {string} */
            type: "billboard" | "print" | "digital" | "radio" | "event" | "social";
            venue: ("transit" | "retail" | "bar" | "restaurant" | "gym" | "office" | "campus" | "stadium" | "airport" | "ferry") | null;
            /** @enum {string} */
            listingType: "rent" | "sale";
            price: number;
            /** @enum {string} */
            interval: "day" | "week" | "4-week" | "month" | "quarter" | "year" | "one-time";
            /** @enum {string} */
            frequency: "day" | "week" | "4-week" | "month" | "quarter" | "year" | "one-time";
            monthlyPrice: number;
            location: {
                text: string;
                coordinates: components["schemas"]["Coordinates"] | null;
            };
            coordinates: components["schemas"]["Coordinates"] | null;
            address: string | null;
            locationDetails: string | null;
            imageUrl: string;
            imageUrls: string[];
            images: components["schemas"]["Picture"][];
            specs: components["schemas"]["Specification"][];
            features: string[];
            targetMarket: string[];
            audience: components["schemas"]["ListingAudience"];
            listedDate: string;
            availableFrom: string | null;
            firstFree?: string | null;
            measuredSize?: string;
            availabilityStart: string | null;
            availabilityEnd: string | null;
            minContract: string | null;
            setupFee: number | null;
            paymentTerms: string | null;
            seller: components["schemas"]["Seller"];
            sellerId: number;
            sellerUsername: string;
            /** @enum {string} */
            status: "draft" | "pending" | "active" | "paused" | "rejected" | "archived";
            rejectionReason: string | null;
            createdAt: string;
            updatedAt: string;
            /** @enum {string} */
            sellerStatus?: "pending" | "active" | "suspended";
            asked?: components["schemas"]["Days"];
            dated?: components["schemas"]["DatedPrice"] | null;
            leastDays?: number;
            near?: components["schemas"]["NearPrice"][];
        };
        IdInput: number;
        InventoryReport: {
            id: number;
            /** @enum {string} */
            state: "running" | "waits" | "done" | "failed" | "undone";
            why: string | null;
            rows: number;
            counts: {
                created: number;
                updated: number;
                unchanged: number;
                bad: number;
                skipped: number;
            };
            url: string;
            createdAt: string;
            updatedAt: string;
        };
        Listing: {
            id: number;
            title: string;
            description: string;
            /** @enum {string} */
            adType: "billboard" | "print" | "digital" | "radio" | "event" | "social";
            /** @enum {string} */
            type: "billboard" | "print" | "digital" | "radio" | "event" | "social";
            venue: ("transit" | "retail" | "bar" | "restaurant" | "gym" | "office" | "campus" | "stadium" | "airport" | "ferry") | null;
            /** @enum {string} */
            listingType: "rent" | "sale";
            price: number;
            /** @enum {string} */
            interval: "day" | "week" | "4-week" | "month" | "quarter" | "year" | "one-time";
            /** @enum {string} */
            frequency: "day" | "week" | "4-week" | "month" | "quarter" | "year" | "one-time";
            monthlyPrice: number;
            location: {
                text: string;
                coordinates: components["schemas"]["Coordinates"] | null;
            };
            coordinates: components["schemas"]["Coordinates"] | null;
            address: string | null;
            locationDetails: string | null;
            imageUrl: string;
            imageUrls: string[];
            images: components["schemas"]["Picture"][];
            specs: components["schemas"]["Specification"][];
            features: string[];
            targetMarket: string[];
            audience: components["schemas"]["ListingAudience"];
            listedDate: string;
            availableFrom: string | null;
            firstFree?: string | null;
            measuredSize?: string;
            availabilityStart: string | null;
            availabilityEnd: string | null;
            minContract: string | null;
            setupFee: number | null;
            paymentTerms: string | null;
            seller: components["schemas"]["Seller"];
            sellerId: number;
            sellerUsername: string;
            /** @enum {string} */
            status: "draft" | "pending" | "active" | "paused" | "rejected" | "archived";
            rejectionReason: string | null;
            createdAt: string;
            updatedAt: string;
            /** @enum {string} */
            sellerStatus?: "pending" | "active" | "suspended";
        };
        ListingAudience: {
            dailyViews: number | null;
            type: string | null;
            ageRange: string | null;
            incomeLevel: string | null;
            value: number | null;
            per: ("day" | "week" | "4-week" | "month" | "issue" | "event" | "post") | null;
            basis: ("measured" | "modelled" | "circulation" | "followers" | "seller-stated") | null;
            asOf: string | null;
        };
        ListingSetInput: {
            title?: string;
            type?: string;
            /** @enum {string} */
            listingType?: "rent" | "sale";
            description?: string;
            location?: string;
            address?: string;
            locationDetails?: string | null;
            coordinates?: components["schemas"]["CoordinatesInput"] | null;
            venue?: ("transit" | "retail" | "bar" | "restaurant" | "gym" | "office" | "campus" | "stadium" | "airport" | "ferry") | null;
            price?: number | string;
            interval?: string;
            specifications?: {
                label?: string | null;
                value?: string | null;
            }[];
            features?: string[];
            targetMarket?: string[] | string;
            audience?: {
                value?: number | string | null;
                per?: ("day" | "week" | "4-week" | "month" | "issue" | "event" | "post") | null;
                basis?: ("measured" | "modelled" | "circulation" | "followers" | "seller-stated") | null;
                type?: string | null;
                ageRange?: string | null;
                incomeLevel?: string | null;
                asOf?: components["schemas"]["DateOnlyInput"] | null;
            } | null;
            images?: {
                url: string;
                alt?: string | null;
            }[];
            availableFrom?: string | null;
            availableTo?: string | null;
            minContract?: string | null;
            setupFee?: number | null;
            paymentTerms?: string | null;
        };
        MapAnswer: {
            total: number;
            clusters: components["schemas"]["MapCluster"][];
            facets: {
                adType: {
                    [key: string]: number;
                };
                venue: {
                    [key: string]: number;
                };
                audience: {
                    [key: string]: number;
                };
                listingType: {
                    [key: string]: number;
                };
                feature: {
                    [key: string]: number;
                };
            };
            histogram: {
                min: number;
                max: number;
                step: number;
                counts: number[];
            };
            saleHistogram: {
                min: number;
                max: number;
                step: number;
                counts: number[];
            };
            bounds: components["schemas"]["BoundsSchema"] | null;
            place: components["schemas"]["Place"] | null;
            outline: [
                number,
                number
            ][] | null;
            others: {
                place: components["schemas"]["Place"];
                outline: [
                    number,
                    number
                ][] | null;
            }[];
            suggestions: string[];
            reading: components["schemas"]["SearchReading"] | null;
            radiusMiles: number | null;
            periods: {
                first: string;
                last: string;
                totalCents: number;
                askedDays: number;
                missing: components["schemas"]["Days"][];
                count: number | null;
            }[];
            nearest: {
                town: string;
                miles: number;
            } | null;
        };
        MapCluster: {
            lat: number;
            lng: number;
            count: number;
            minPrice: number;
            maxPrice: number;
            /** @constant */
            sale?: true;
            /** @constant */
            unpriced?: true;
            bounds: components["schemas"]["BoundsSchema"];
            listing?: components["schemas"]["FoundListing"];
            /** @constant */
            stack?: true;
        };
        Money: {
            agreedCents: number;
            creditedCents: number;
            paidCents: number;
            refundedCents: number;
            openCents: number;
        };
        MyNumbers: {
            days: number;
            total: number;
            totals: {
                appearances: number;
                views: number;
                saves: number;
                contacts: number;
                enquiries: number;
                viewings: number;
                requests: number;
                bookings: number;
            };
            before: {
                appearances: number;
                views: number;
                saves: number;
                contacts: number;
                enquiries: number;
                viewings: number;
                requests: number;
                bookings: number;
            };
            kinds: {
                name: string;
                spaces: number;
                counts: {
                    appearances: number;
                    views: number;
                    saves: number;
                    contacts: number;
                    enquiries: number;
                    viewings: number;
                    requests: number;
                    bookings: number;
                };
            }[];
            markets: {
                name: string;
                spaces: number;
                counts: {
                    appearances: number;
                    views: number;
                    saves: number;
                    contacts: number;
                    enquiries: number;
                    viewings: number;
                    requests: number;
                    bookings: number;
                };
            }[];
            spaces: {
                id: number;
                title: string;
                /** @enum {string} */
                adType: "billboard" | "print" | "digital" | "radio" | "event" | "social";
                /** @enum {string} */
                status: "draft" | "pending" | "active" | "paused" | "rejected" | "archived";
                counts: {
                    appearances: number;
                    views: number;
                    saves: number;
                    contacts: number;
                    enquiries: number;
                    viewings: number;
                    requests: number;
                    bookings: number;
                };
            }[];
            income: {
                totals: {
                    agreedCents: number;
                    creditedCents: number;
                    paidCents: number;
                    refundedCents: number;
                };
                before: {
                    agreedCents: number;
                    creditedCents: number;
                    paidCents: number;
                    refundedCents: number;
                };
                kinds: {
                    name: string;
                    income: {
                        agreedCents: number;
                        creditedCents: number;
                        paidCents: number;
                        refundedCents: number;
                    };
                }[];
                markets: {
                    name: string;
                    income: {
                        agreedCents: number;
                        creditedCents: number;
                        paidCents: number;
                        refundedCents: number;
                    };
                }[];
            } | null;
        };
        NearPrice: {
            first: string;
            last: string;
            totalCents: number;
            /** @enum {string} */
            place: "before" | "inside" | "after";
            askedDays: number;
            missing: components["schemas"]["Days"][];
        };
        Nearest: {
            first: string;
            last: string;
        } | null;
        NearestShops: {
            name: string;
            km: number;
        }[];
        NewListingInput: {
            title: string;
            /** @enum {string} */
            type: "billboard" | "print" | "digital" | "radio" | "event" | "social";
            price: number;
            interval?: ("day" | "week" | "4-week" | "month" | "quarter" | "year" | "one-time") | null;
            listingType?: ("rent" | "sale") | null;
            description: string;
            location: string;
            coordinates?: components["schemas"]["CoordinatesInput"] | null;
            address: string;
            locationDetails?: string | null;
            venue?: ("transit" | "retail" | "bar" | "restaurant" | "gym" | "office" | "campus" | "stadium" | "airport" | "ferry") | null;
            specifications?: {
                label?: string | null;
                value?: string | null;
            }[];
            features?: string[];
            targetMarket?: string[];
            audience?: {
                value?: number | null;
                per?: ("day" | "week" | "4-week" | "month" | "issue" | "event" | "post") | null;
                basis?: ("measured" | "modelled" | "circulation" | "followers" | "seller-stated") | null;
                type?: string | null;
                ageRange?: string | null;
                incomeLevel?: string | null;
                asOf?: components["schemas"]["DateOnlyInput"] | null;
            } | null;
            availableFrom?: components["schemas"]["DateOnlyInput"] | null;
            availableTo?: components["schemas"]["DateOnlyInput"] | null;
            minContract?: string | null;
            setupFee?: number | null;
            paymentTerms?: string | null;
            images?: {
                url: string;
                alt?: string | null;
            }[] | null;
            crosspost?: string[] | null;
        };
        OpenCalendar: {
            id: number;
            url: string;
            time_zone: string;
            earliest: string;
            latest: string;
            units: {
                name: string;
                capacity: number;
                spans: {
                    first: string;
                    last: string;
                    free: number;
                }[];
            }[];
        };
        OpenDirectAvails: {
            productid: string;
            accountid: string;
            advertiserbrandid: string;
            /** @constant */
            currency: "USD";
            price: number | null;
            startdate: string;
            enddate: string;
            availability: number;
            availsstatus: {
                /** @enum {string} */
                status: "Available" | "Partially Available" | "Unavailable";
                /** @enum {string} */
                reason: "" | "Booked" | "Optioned" | "Excluded" | "OutOfCharge" | "Manual Trade Only" | "InvalidPeriodLength" | "InvalidFrameID";
                comment: string;
                producttargeting: {
                    /** @enum {string} */
                    name: "Inventory" | "Delivery";
                    /** @constant */
                    type: "Frames";
                    datasource: string;
                    /** @enum {string} */
                    target: "frame_id" | "venue_type" | "shareoftime";
                    targetvalues: string[];
                    selectable: boolean;
                    count: number;
                }[];
            }[];
            ext: {
                firstday: string | null;
                lastday: string | null;
                totalcents: number | null;
                near: {
                    firstday: string;
                    lastday: string;
                    totalcents: number;
                }[];
                url: string;
            };
        };
        OpenDirectProduct: {
            id: string;
            publisherid: string;
            name: string;
            description: string | null;
            /** @constant */
            currency: "USD";
            baseprice: number;
            /** @constant */
            ratetype: "FlatRate";
            /** @enum {string} */
            deliverytype: "exclusive" | "guaranteed";
            producttags: string[];
            leadtime: number;
            minflight: number | null;
            maxflight: number | null;
            activedate: string | null;
            retirementdate: string | null;
            tz: string;
            /** @constant */
            allownocreative: true;
            producttargeting: {
                /** @enum {string} */
                name: "Inventory" | "Delivery";
                /** @constant */
                type: "Frames";
                datasource: string;
                /** @enum {string} */
                target: "frame_id" | "venue_type" | "shareoftime";
                targetvalues: string[];
                selectable: boolean;
                count: number;
            }[];
            ext: {
                url: string;
                billingduration: string | null;
                /** @enum {string} */
                offer: "rent" | "sale";
                /** @enum {string} */
                mode: "off" | "request" | "instant";
                nothingfree: boolean;
                openoohvenueid: number | null;
                latitude: number | null;
                longitude: number | null;
                location: string | null;
            };
        };
        OpenManifest: {
            title: string;
            license: {
                id: string;
                url: string;
                attribution: string;
                excluded: string;
            };
            documentation: string;
            made_at: string;
            next_at: string;
            changes_url: string;
            calendars: {
                ics: string;
                json: string;
            };
            files: {
                /** @enum {string} */
                name: "spaces.geojson" | "spaces.csv" | "spaces.jsonl" | "spaces.atom";
                url: string;
                type: string;
                count: number;
                bytes: number;
                sha256: string;
                made_at: string;
            }[];
        };
        OwnCalendar: {
            /** @enum {string} */
            mode: "off" | "request" | "instant";
            timeZone: string;
            earliest: string;
            latest: string;
            minDays: number | null;
            maxDays: number | null;
            startWeekday: number | null;
            units: {
                id: number | null;
                name: string;
                /** @enum {string} */
                cell: "day" | "week" | "4-week" | "listed";
                anchor: string;
                capacity: number;
                rate: components["schemas"]["Rate"];
                spans: {
                    first: string;
                    last: string;
                    free: number;
                }[];
                periods: {
                    first: string;
                    last: string;
                    free: number;
                    id: number;
                    label: string;
                    capacity: number;
                    materialDate: string | null;
                    soldUntil: string | null;
                }[];
            }[];
            checkedAt: string | null;
            claims: {
                id: number;
                unitId: number;
                first: string;
                last: string;
                quantity: number;
                /** @enum {string} */
                kind: "booking" | "hold" | "block" | "import";
                bookingId: number | null;
                expiresAt: string | null;
                label: string | null;
                note: string | null;
            }[];
        };
        OwnListing: {
            listing: components["schemas"]["Listing"];
            isPinRough: boolean;
            revision: {
                fields: string[];
                since: string;
            } | null;
            revisionRefusal: string | null;
            steps: ("submit" | "approve" | "reject" | "pause" | "resume" | "archive")[];
            canEdit: boolean;
            unfinished: {
                [key: string]: unknown;
            };
            sites: components["schemas"]["OwnSite"][];
            views: {
                day: string;
                views: number;
                saves: number;
                enquiries: number;
                requests: number;
                bookings: number;
            }[];
        };
        OwnSite: {
            id: string;
            name: string;
            /** @enum {string} */
            status: "queued" | "posted" | "failed" | "withdrawn";
            isFed: boolean;
            isRetried: boolean;
            isRemoved: boolean;
            url: string | null;
        };
        Party: {
            id: number;
            name: string;
            company: string | null;
            email: string;
            phone?: string;
            address?: string;
        };
        Picture: {
            url: string;
            alt: string;
            width: number | null;
            height: number | null;
            placeholder: string | null;
            sources: {
                url: string;
                type: string;
                width: number;
            }[];
        };
        Place: {
            name: string;
            /** @enum {string} */
            kind: "city" | "zip" | "neighborhood" | "landmark" | "state" | "county" | "area";
            landmark: ("airport" | "attraction" | "campus" | "ferry" | "hospital" | "mall" | "military" | "park" | "stadium" | "street" | "transit" | "venue") | null;
            parent: string | null;
            state: string | null;
            canonical: string;
            lat: number;
            lng: number;
            bounds: components["schemas"]["BoundsSchema"];
            radiusKm: number | null;
            confidence: number;
        };
        PlanInputs: {
            place?: unknown;
            bounds?: {
                west: number;
                south: number;
                east: number;
                north: number;
            };
            polygon?: {
                lat: number;
                lng: number;
            }[];
            from: components["schemas"]["DateOnly"];
            to: components["schemas"]["DateOnly"];
            budget: components["schemas"]["budget"];
            /** @default [] */
            media: {
                /** @enum {string} */
                adType: "billboard" | "print" | "digital" | "radio" | "event" | "social";
                count?: number;
                share?: number;
            }[];
            /** @enum {string} */
            goal?: "spread" | "repeat";
            /** @default [] */
            audiences: ("local-business" | "tourists" | "commuters" | "students" | "families" | "professionals" | "young-adults" | "seniors")[];
            /** @default 100 */
            sellerShare: number;
            shopMiles?: number;
            pinned: unknown;
            /**
             * @default {
             *       "adTypes": [],
             *       "sellers": [],
             *       "listings": []
             *     }
             */
            refused: {
                /** @default [] */
                adTypes: ("billboard" | "print" | "digital" | "radio" | "event" | "social")[];
                /** @default [] */
                sellers: number[];
                /** @default [] */
                listings: number[];
            };
        };
        PlanInputsInput: {
            /** @description must be at most 200 characters */
            place?: string;
            bounds?: {
                west: number;
                south: number;
                east: number;
                north: number;
            };
            polygon?: {
                lat: number;
                lng: number;
            }[];
            from: components["schemas"]["DateOnlyInput"];
            to: components["schemas"]["DateOnlyInput"];
            budget: components["schemas"]["budgetInput"];
            /** @default [] */
            media?: {
                /** @enum {string} */
                adType: "billboard" | "print" | "digital" | "radio" | "event" | "social";
                count?: number;
                share?: number;
            }[];
            /** @enum {string} */
            goal?: "spread" | "repeat";
            /** @default [] */
            audiences?: ("local-business" | "tourists" | "commuters" | "students" | "families" | "professionals" | "young-adults" | "seniors")[];
            /** @default 100 */
            sellerShare?: number;
            shopMiles?: number;
            /** @default [] */
            pinned?: number[];
            /**
             * @default {
             *       "adTypes": [],
             *       "sellers": [],
             *       "listings": []
             *     }
             */
            refused?: {
                /** @default [] */
                adTypes?: ("billboard" | "print" | "digital" | "radio" | "event" | "social")[];
                /** @default [] */
                sellers?: number[];
                /** @default [] */
                listings?: number[];
            };
        };
        PlanLineInputInput: {
            listingId: number;
            /** @default null */
            unitId?: components["schemas"]["unitIdInput"] | null;
            from: components["schemas"]["DateOnlyInput"];
            to: components["schemas"]["DateOnlyInput"];
            /** @default 1 */
            quantity?: components["schemas"]["quantityInput"];
        };
        PlanSummary: {
            id: number;
            name: string;
            budgetCents: number | null;
            updatedAt: string;
            lines: number;
            first: string | null;
            last: string | null;
            bookings: {
                /** @enum {string} */
                status: "draft" | "requested" | "quoted" | "held" | "awaiting-payment" | "booked" | "in-flight" | "completed" | "cancelled" | "declined" | "withdrawn" | "expired";
                lines: number;
            }[];
            decision: {
                /** @enum {string} */
                decision: "approved" | "changes-requested";
                authorName: string;
                version: number;
            } | null;
        };
        ProofDutyList: {
            items: {
                bookingId: number;
                reference: string;
                space: string;
                place: string;
                brand: string;
                key: string;
                placement: string;
                title: string;
                /** @enum {string} */
                kind: "any" | "photo" | "play-log" | "link" | "tear-sheet" | "affidavit";
                opensOn: string;
                dueOn: string;
                /** @enum {string} */
                state: "waiting" | "due" | "overdue" | "received" | "questioned" | "accepted";
            }[];
            total: number;
            markets: {
                name: string;
                count: number;
            }[];
            counts: {
                open: number;
                late: number;
                received: number;
            };
        };
        ProofPackageFile: {
            /** @constant */
            format: "placard-proof-1";
            booking: string;
            unchained: number;
            links: {
                facts: {
                    booking: string;
                    link: number;
                    id: string;
                    duty: string;
                    kind: string;
                    origin: string;
                    name: string;
                    mediaType: string;
                    sizeBytes: number;
                    what: string;
                    caption: string;
                    url: string | null;
                    receivedAt: string;
                    capturedAt: string | null;
                    clockOffsetMs: number | null;
                    position: string | null;
                    accuracyM: number | null;
                    heading: number | null;
                    checks: {
                        /** @enum {string} */
                        about: "place" | "direction" | "days" | "received" | "seen" | "alike" | "size" | "gaps" | "share" | "daypart";
                        /** @enum {string} */
                        result: "pass" | "doubt" | "unknown";
                        text: string;
                    }[] | null;
                };
                sha256: string;
                chain: string;
            }[];
            anchor: {
                link: number;
                day: string;
                previous: string;
                path: {
                    /** @enum {string} */
                    side: "left" | "right";
                    hash: string;
                }[];
                root: string;
            } | null;
        };
        ProofRules: {
            /** @enum {string} */
            about: "posting" | "rotation" | "log" | "post" | "issue" | "run" | "event";
            /** @enum {string} */
            kind: "any" | "photo" | "play-log" | "link" | "tear-sheet" | "affidavit";
            workingDays: number;
        }[];
        Proofs: {
            side: ("buyer" | "seller") | null;
            promise: string;
            duties: {
                key: string;
                item: number;
                placement: string;
                title: string;
                hint: string;
                /** @enum {string} */
                kind: "any" | "photo" | "play-log" | "link" | "tear-sheet" | "affidavit";
                opensOn: string;
                dueOn: string;
                /** @enum {string} */
                state: "waiting" | "due" | "overdue" | "received" | "questioned" | "accepted";
                canSend: boolean;
                canDecide: boolean;
            }[];
            proofs: {
                id: string;
                duty: string;
                /** @enum {string} */
                kind: "any" | "photo" | "play-log" | "link" | "tear-sheet" | "affidavit";
                name: string;
                what: string;
                sizeBytes: number;
                sha256: string;
                original: string | null;
                preview: {
                    url: string;
                    width: number;
                    height: number;
                } | null;
                caption: string;
                url: string | null;
                receivedAt: string;
                grade: ("captured" | "uploaded" | "doubtful") | null;
                checks: {
                    /** @enum {string} */
                    about: "place" | "direction" | "days" | "received" | "seen" | "alike" | "size" | "gaps" | "share" | "daypart";
                    /** @enum {string} */
                    result: "pass" | "doubt" | "unknown";
                    text: string;
                }[];
                decision: {
                    /** @enum {string} */
                    decision: "accepted" | "questioned" | "accepted-by-time";
                    reason: string | null;
                    at: string;
                } | null;
                showing: {
                    state: ("asked" | "shown" | "refused") | null;
                    steps: ("ask" | "take-back" | "allow" | "refuse")[];
                };
            }[];
            chain: {
                links: number;
                last: string;
            } | null;
        };
        Quote: {
            listingId: number;
            unitId: number | null;
            unitName: string;
            /** @enum {string} */
            mode: "off" | "request" | "instant";
            first: string;
            last: string;
            quantity: number;
            lines: {
                /** @enum {string} */
                kind: "space" | "discount" | "setup" | "production" | "installation" | "design" | "extra" | "tax";
                label: string;
                detail: string;
                cents: number;
            }[];
            netCents: number;
            taxCents: number;
            totalCents: number;
            near: components["schemas"]["NearPrice"][];
            schedule: {
                label: string;
                dueOn: string | null;
                cents: number;
            }[];
            cancellation: {
                /** @enum {string} */
                tier: "flexible" | "standard" | "firm";
                freeUntil: string | null;
                steps: string[];
            };
            agencyBasisPoints: number | null;
            choices: {
                id: string;
                /** @enum {string} */
                kind: "setup" | "production" | "installation" | "design" | "extra";
                name: string;
                cents: number;
                isRequired: boolean;
                isChosen: boolean;
            }[];
        };
        QuoteInputInput: {
            /** @default null */
            unitId?: number | null;
            from: components["schemas"]["DateOnlyInput"];
            to: components["schemas"]["DateOnlyInput"];
            /** @default 1 */
            quantity?: number;
            /** @default [] */
            extras?: string[];
            /** @default false */
            isAgency?: boolean;
        };
        Rate: {
            cents: number;
            /** @enum {string} */
            per: "day" | "week" | "4-week" | "month" | "quarter" | "year" | "one-time" | "piece";
        };
        Residents: {
            place: string;
            people: number;
        } | null;
        SavedPlan: {
            id: number;
            name: string;
            budgetCents: number | null;
            updatedAt: string;
            inputs: components["schemas"]["PlanInputs"] | null;
            certificate: {
                percent: number;
                says: string;
            } | null;
            createdAt: string;
            lines: components["schemas"]["SavedPlanLine"][];
            totalCents: number;
            totals: components["schemas"]["BasisTotals"];
            residents: components["schemas"]["Residents"];
        };
        SavedPlanLine: {
            id: number;
            listingId: number;
            listing: components["schemas"]["Listing"] | null;
            unitId: components["schemas"]["unitId"] | null;
            first: string;
            last: string;
            quantity: number;
            nearestShops: components["schemas"]["NearestShops"];
            why: string | null;
            addedCents: number;
            price: {
                /** @constant */
                state: "priced";
                totalCents: number;
                /** @enum {string} */
                mode: "off" | "request" | "instant";
            } | {
                /** @constant */
                state: "refused";
                message: string;
                nearest: components["schemas"]["Nearest"];
                waitlist: {
                    isJoined: boolean;
                    needsBrand: boolean;
                } | null;
            } | {
                /** @constant */
                state: "ordered";
                bookingId: number;
                /** @enum {string} */
                status: "draft" | "requested" | "quoted" | "held" | "awaiting-payment" | "booked" | "in-flight" | "completed" | "cancelled" | "declined" | "withdrawn" | "expired";
                totalCents: number;
            };
            ended: {
                bookingId: number;
                /** @enum {string} */
                status: "draft" | "requested" | "quoted" | "held" | "awaiting-payment" | "booked" | "in-flight" | "completed" | "cancelled" | "declined" | "withdrawn" | "expired";
            } | null;
        };
        SearchReading: {
            adType: ("billboard" | "print" | "digital" | "radio" | "event" | "social")[];
            venue: ("transit" | "retail" | "bar" | "restaurant" | "gym" | "office" | "campus" | "stadium" | "airport" | "ferry")[];
            audience: ("local-business" | "tourists" | "commuters" | "students" | "families" | "professionals" | "young-adults" | "seniors")[];
            feature: ("high-traffic" | "high-visibility" | "near-event-venue")[];
            listingType: ("rent" | "sale")[];
            per: ("month" | "4-week" | "week" | "day" | "listed" | "total") | null;
            priceMin: number | null;
            priceMax: number | null;
            salePriceMin: number | null;
            salePriceMax: number | null;
            availableFrom: string | null;
            availableTo: string | null;
            words: string | null;
            unused: string[];
        };
        Seller: {
            id: number;
            username: string;
            name: string;
            company: string | null;
            phone: string | null;
            email: string | null;
            answers: components["schemas"]["SellerAnswers"];
        };
        SellerAnswers: {
            label: string;
            tooltip: string;
            buyers: number;
            answered: number;
            isMeasured: boolean;
            isPrompt: boolean;
            isFaded: boolean;
            awayUntil: string | null;
        };
        Shop: {
            id: number;
            name: string;
            address: string;
            lat: number;
            lng: number;
            /** @enum {string} */
            precision: "point" | "zip" | "town";
        };
        SpaceChangeInput: {
            /** @constant */
            kind: "price";
            dollars: number | string;
        } | {
            /** @constant */
            kind: "percent";
            percent: number;
        } | {
            /** @constant */
            kind: "from";
            day: string | null;
        } | {
            /** @constant */
            kind: "until";
            day: string | null;
        } | {
            /** @enum {string} */
            kind: "add-tag" | "remove-tag";
            tag: string;
        } | {
            /** @enum {string} */
            kind: "add-site" | "remove-site";
            site: string;
        } | {
            /** @enum {string} */
            kind: "add-feature" | "remove-feature";
            feature: string;
        } | {
            /** @constant */
            kind: "fact";
            label: string;
            value: string;
        } | {
            /** @constant */
            kind: "field";
            /** @enum {string} */
            field: "description" | "venue" | "locationDetails" | "minContract" | "setupFee" | "paymentTerms";
            value: string;
        } | {
            /** @constant */
            kind: "structure";
            number: string | null;
        } | {
            /** @constant */
            kind: "structure-by-fact";
        } | {
            /** @constant */
            kind: "undo";
            act: components["schemas"]["ActInput"];
        } | {
            /** @constant */
            kind: "step";
            step: string;
        };
        SpaceChangeResult: {
            id: number;
            title: string;
            /** @enum {string} */
            outcome: "saved" | "unchanged" | "refused";
            message: string;
        };
        SpaceNumbers: {
            days: number;
            space: {
                id: number;
                title: string;
                /** @enum {string} */
                adType: "billboard" | "print" | "digital" | "radio" | "event" | "social";
                /** @enum {string} */
                status: "draft" | "pending" | "active" | "paused" | "rejected" | "archived";
            };
            byDay: {
                day: string;
                counts: {
                    appearances: number;
                    views: number;
                    saves: number;
                    contacts: number;
                    enquiries: number;
                    viewings: number;
                    requests: number;
                    bookings: number;
                };
            }[];
            funnel: {
                /** @enum {string} */
                measure: "appearances" | "views" | "saves" | "contacts" | "enquiries" | "viewings" | "requests" | "bookings";
                count: number;
                of: ("appearances" | "views" | "saves" | "contacts" | "enquiries" | "viewings" | "requests" | "bookings") | null;
                share: number | null;
            }[];
            similar: {
                words: string;
                medians: {
                    appearances: number;
                    views: number;
                    saves: number;
                    contacts: number;
                    enquiries: number;
                    viewings: number;
                    requests: number;
                    bookings: number;
                };
                spaces: {
                    id: number;
                    title: string;
                }[];
            } | null;
        };
        SpaceRow: {
            id: number;
            unitId: string | null;
            title: string;
            structure: {
                id: number;
                faces: number;
            } | null;
            /** @enum {string} */
            adType: "billboard" | "print" | "digital" | "radio" | "event" | "social";
            /** @enum {string} */
            listingType: "rent" | "sale";
            place: string;
            address: string | null;
            price: number;
            /** @enum {string} */
            interval: "day" | "week" | "4-week" | "month" | "quarter" | "year" | "one-time";
            /** @enum {string} */
            status: "draft" | "pending" | "active" | "paused" | "rejected" | "archived";
            imageUrl: string;
            availableFrom: string | null;
            availableTo: string | null;
            sites: components["schemas"]["OwnSite"][];
            views: number | null;
            freeFrom: string | null;
            isFree: boolean;
            takenFrom: string | null;
            since: string;
            waiting: string[];
            refusal: string | null;
            unfinished: number;
            steps: ("submit" | "approve" | "reject" | "pause" | "resume" | "archive")[];
            canEdit: boolean;
            updatedAt: string;
        };
        Specification: {
            label: string;
            value: string;
        };
        StandsWith: {
            faces: {
                id: number;
                title: string;
                facing: ("N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW") | null;
                words: string;
                price: number;
                /** @enum {string} */
                interval: "day" | "week" | "4-week" | "month" | "quarter" | "year" | "one-time";
            }[];
            total: number;
            permit: {
                number: string;
                authority: string | null;
                expiresOn: string | null;
            } | null;
        };
        Structure: {
            id: number;
            number: string | null;
            place: string;
            address: string | null;
            permit: {
                number: string | null;
                authority: string | null;
                expiresOn: string | null;
                isShown: boolean;
            };
            total: number;
            faces: {
                id: number;
                unitId: string | null;
                title: string;
                facing: ("N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW") | null;
                words: string;
                price: number;
                /** @enum {string} */
                interval: "day" | "week" | "4-week" | "month" | "quarter" | "year" | "one-time";
                /** @enum {string} */
                status: "draft" | "pending" | "active" | "paused" | "rejected" | "archived";
            }[];
        };
        budget: number;
        budgetInput: number;
        extrasInput: string[];
        quantityInput: number;
        unitId: number;
        unitIdInput: number;
    };
    responses: {
        /** @description `account-suspended`, `cross-site`, `scope-missing` */
        "account-suspended.cross-site.scope-missing": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `account-suspended`, `forbidden`, `scope-missing` */
        "account-suspended.forbidden.scope-missing": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `account-suspended`, `scope-missing` */
        "account-suspended.scope-missing": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `area-too-large`, `idempotency-key-required`, `invalid-input`, `invalid-json`, `term-not-sold` */
        "area-too-large.idempotency-key-required.invalid-input.invalid-json.term-not-sold": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `booking-not-found`, `not-found` */
        "booking-not-found.not-found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `bookings-open`, `conflict` */
        "bookings-open.conflict": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `conflict`, `dates-taken`, `idempotency-key-reused`, `not-bookable` */
        "conflict.dates-taken.idempotency-key-reused.not-bookable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `conflict`, `dates-taken`, `line-requested`, `not-bookable` */
        "conflict.dates-taken.line-requested.not-bookable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `conflict`, `idempotency-key-reused` */
        "conflict.idempotency-key-reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `cross-site`, `scope-missing` */
        "cross-site.scope-missing": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `dates-taken` */
        "dates-taken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `dates-taken`, `not-bookable` */
        "dates-taken.not-bookable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency-key-required`, `invalid-input`, `invalid-json` */
        "idempotency-key-required.invalid-input.invalid-json": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency-key-required`, `invalid-input`, `invalid-json`, `term-not-sold` */
        "idempotency-key-required.invalid-input.invalid-json.term-not-sold": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency-key-reused` */
        "idempotency-key-reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency-key-reused`, `not-bookable` */
        "idempotency-key-reused.not-bookable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `internal` */
        internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid-input` */
        "invalid-input": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid-input`, `invalid-json` */
        "invalid-input.invalid-json": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid-input`, `invalid-json`, `not-proof` */
        "invalid-input.invalid-json.not-proof": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid-input`, `invalid-json`, `term-not-sold` */
        "invalid-input.invalid-json.term-not-sold": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `key-invalid` */
        "key-invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `key-invalid`, `sign-in-required` */
        "key-invalid.sign-in-required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `listing-not-found` */
        "listing-not-found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `listing-not-found`, `not-found` */
        "listing-not-found.not-found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `listing-not-found`, `not-found`, `plan-not-found` */
        "listing-not-found.not-found.plan-not-found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `listing-not-found`, `plan-not-found` */
        "listing-not-found.plan-not-found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not-found` */
        "not-found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not-found`, `plan-not-found` */
        "not-found.plan-not-found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `proof-duplicate`, `proof-not-open` */
        "proof-duplicate.proof-not-open": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `rate-limited` */
        "rate-limited": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `scope-missing` */
        "scope-missing": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `since-too-old` */
        "since-too-old": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `too-large` */
        "too-large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unavailable` */
        unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unsupported-media` */
        "unsupported-media": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listListings: {
        parameters: {
            query?: {
                location?: string;
                q?: string;
                ids?: string;
                bbox?: string;
                near?: string;
                radiusKm?: string;
                polygon?: string;
                per?: string;
                priceMin?: string;
                priceMax?: string;
                salePriceMin?: string;
                salePriceMax?: string;
                adType?: string | string[];
                audience?: string | string[];
                listingType?: string | string[];
                feature?: string | string[];
                venue?: string | string[];
                availableFrom?: string;
                availableTo?: string;
                includeStatus?: "all";
                status?: string | string[];
                imports?: "apart";
                sort?: string;
                limit?: string;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundListing"][];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.forbidden.scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createListing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for a request: sent again, it is answered with what the first one made. Kept for 30 days. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewListingInput"] & {
                    draft?: {
                        id: components["schemas"]["IdInput"];
                        /** Format: date-time */
                        updatedAt: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["idempotency-key-required.invalid-input.invalid-json"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.cross-site.scope-missing"];
            409: components["responses"]["conflict.idempotency-key-reused"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    mapListings: {
        parameters: {
            query?: {
                location?: string;
                q?: string;
                ids?: string;
                bbox?: string;
                near?: string;
                radiusKm?: string;
                polygon?: string;
                per?: string;
                priceMin?: string;
                priceMax?: string;
                salePriceMin?: string;
                salePriceMax?: string;
                adType?: string | string[];
                audience?: string | string[];
                listingType?: string | string[];
                feature?: string | string[];
                venue?: string | string[];
                availableFrom?: string;
                availableTo?: string;
                zoom?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapAnswer"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid"];
            403: components["responses"]["scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid"];
            403: components["responses"]["scope-missing"];
            404: components["responses"]["listing-not-found.not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    compareListings: {
        parameters: {
            query: {
                ids: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparedSpaces"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid"];
            403: components["responses"]["scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    putInventory: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": unknown;
                "application/json": unknown;
                "application/x-ndjson": unknown;
                "application/geo+json": unknown;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryReport"];
                };
            };
            400: components["responses"]["invalid-input.invalid-json"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.cross-site.scope-missing"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getInventoryReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryReport"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listInventoryRows: {
        parameters: {
            query?: {
                show?: "all" | "bad";
                cursor?: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        line: number;
                        unitId: string | null;
                        /** @enum {string} */
                        outcome: "created" | "updated" | "unchanged" | "bad" | "skipped" | "pending";
                        listingId: number | null;
                        errors: {
                            column: string | null;
                            code: string;
                            reason: string;
                        }[];
                    }[];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listContracts: {
        parameters: {
            query?: {
                q?: string;
                client?: string;
                market?: string;
                state?: "running" | "coming" | "over" | "booked";
                page?: string;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        contractNumber: string | null;
                        client: string;
                        listingId: number;
                        unitId: string | null;
                        first: string;
                        last: string | null;
                        quantity: number | null;
                        amountCents: number | null;
                        amountPer: ("all" | "period") | null;
                        blocked: {
                            first: string;
                            last: string;
                            quantity: number;
                        }[];
                        updatedAt: string;
                        version: number;
                        booking: {
                            id: number;
                            reference: string;
                            from: string;
                        } | null;
                    }[];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    putContracts: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": unknown;
                "application/json": unknown;
                "application/x-ndjson": unknown;
                "application/geo+json": unknown;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryReport"];
                };
            };
            400: components["responses"]["invalid-input.invalid-json"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.cross-site.scope-missing"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getContractsReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryReport"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listContractsRows: {
        parameters: {
            query?: {
                show?: "all" | "bad";
                cursor?: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        line: number;
                        unitId: string | null;
                        /** @enum {string} */
                        outcome: "created" | "updated" | "unchanged" | "bad" | "skipped" | "pending";
                        listingId: number | null;
                        errors: {
                            column: string | null;
                            code: string;
                            reason: string;
                        }[];
                    }[];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanSummary"][];
                };
            };
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createPlan: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for a request: sent again, it is answered with what the first one made. Kept for 30 days. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    inputs?: components["schemas"]["PlanInputsInput"];
                    line?: components["schemas"]["PlanLineInputInput"];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPlan"];
                };
            };
            400: components["responses"]["area-too-large.idempotency-key-required.invalid-input.invalid-json.term-not-sold"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.cross-site.scope-missing"];
            404: components["responses"]["listing-not-found.plan-not-found"];
            409: components["responses"]["conflict.dates-taken.idempotency-key-reused.not-bookable"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPlan"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["not-found.plan-not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    addPlanLine: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for a request: sent again, it is answered with what the first one made. Kept for 30 days. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanLineInputInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPlan"];
                };
            };
            400: components["responses"]["idempotency-key-required.invalid-input.invalid-json.term-not-sold"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.cross-site.scope-missing"];
            404: components["responses"]["listing-not-found.not-found.plan-not-found"];
            409: components["responses"]["conflict.dates-taken.idempotency-key-reused.not-bookable"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removePlanLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
                lineId: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.cross-site.scope-missing"];
            404: components["responses"]["not-found.plan-not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changePlanLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
                lineId: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from: components["schemas"]["DateOnlyInput"];
                    to: components["schemas"]["DateOnlyInput"];
                    /** @default 1 */
                    quantity?: components["schemas"]["quantityInput"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPlan"];
                };
            };
            400: components["responses"]["invalid-input.invalid-json.term-not-sold"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.cross-site.scope-missing"];
            404: components["responses"]["listing-not-found.not-found.plan-not-found"];
            409: components["responses"]["conflict.dates-taken.line-requested.not-bookable"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listShops: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shop"][];
                };
            };
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    exportPlan: {
        parameters: {
            query?: {
                kinds?: "added";
            };
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["not-found.plan-not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    exportPlanMap: {
        parameters: {
            query?: {
                kinds?: "added";
            };
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": {
                        /** @constant */
                        type: "FeatureCollection";
                        features: unknown[];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["not-found.plan-not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    countOwnListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: number;
                    };
                };
            };
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    exportOwnListings: {
        parameters: {
            query?: {
                format?: "csv" | "geojson";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/geo+json": {
                        /** @constant */
                        type: "FeatureCollection";
                        features: {
                            /** @constant */
                            type: "Feature";
                            id: number;
                            geometry: {
                                /** @constant */
                                type: "Point";
                                coordinates: [
                                    number,
                                    number
                                ];
                            } | null;
                            properties: {
                                id: number;
                                title: string;
                                description: string;
                                /** @enum {string} */
                                adType: "billboard" | "print" | "digital" | "radio" | "event" | "social";
                                /** @enum {string} */
                                type: "billboard" | "print" | "digital" | "radio" | "event" | "social";
                                venue: ("transit" | "retail" | "bar" | "restaurant" | "gym" | "office" | "campus" | "stadium" | "airport" | "ferry") | null;
                                /** @enum {string} */
                                listingType: "rent" | "sale";
                                price: number;
                                /** @enum {string} */
                                interval: "day" | "week" | "4-week" | "month" | "quarter" | "year" | "one-time";
                                /** @enum {string} */
                                frequency: "day" | "week" | "4-week" | "month" | "quarter" | "year" | "one-time";
                                monthlyPrice: number;
                                location: {
                                    text: string;
                                    coordinates: components["schemas"]["Coordinates"] | null;
                                };
                                coordinates: components["schemas"]["Coordinates"] | null;
                                address: string | null;
                                locationDetails: string | null;
                                imageUrl: string;
                                imageUrls: string[];
                                images: components["schemas"]["Picture"][];
                                specs: components["schemas"]["Specification"][];
                                features: string[];
                                targetMarket: string[];
                                audience: components["schemas"]["ListingAudience"];
                                listedDate: string;
                                availableFrom: string | null;
                                firstFree?: string | null;
                                measuredSize?: string;
                                availabilityStart: string | null;
                                availabilityEnd: string | null;
                                minContract: string | null;
                                setupFee: number | null;
                                paymentTerms: string | null;
                                seller: components["schemas"]["Seller"];
                                sellerId: number;
                                sellerUsername: string;
                                /** @enum {string} */
                                status: "draft" | "pending" | "active" | "paused" | "rejected" | "archived";
                                rejectionReason: string | null;
                                createdAt: string;
                                updatedAt: string;
                                /** @enum {string} */
                                sellerStatus?: "pending" | "active" | "suspended";
                                placardNumber: number;
                                unitId: string | null;
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getOwnListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnListing"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    updateOwnListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        id: components["schemas"]["IdInput"];
                        /** Format: date-time */
                        updatedAt: string;
                        set?: components["schemas"]["ListingSetInput"];
                        sites?: string[];
                        step?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"][];
                };
            };
            400: components["responses"]["invalid-input.invalid-json"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.cross-site.scope-missing"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    moveListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    step: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnListing"];
                };
            };
            400: components["responses"]["invalid-input.invalid-json"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.cross-site.scope-missing"];
            404: components["responses"]["listing-not-found.not-found"];
            409: components["responses"]["bookings-open.conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listSpaces: {
        parameters: {
            query?: {
                status?: string | string[];
                adType?: string | string[];
                structure?: string;
                q?: string;
                place?: string;
                size?: string;
                minPrice?: string;
                maxPrice?: string;
                freeBy?: components["schemas"]["DateOnlyInput"];
                photos?: "none";
                sort?: "newest" | "title" | "type" | "place" | "price" | "status" | "views" | "free";
                dir?: "asc" | "desc";
                limit?: string;
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpaceRow"][];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changeSpaces: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for a request: sent again, it is answered with what the first one made. Kept for 30 days. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    change: components["schemas"]["SpaceChangeInput"];
                    act?: components["schemas"]["ActInput"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpaceChangeResult"][];
                };
            };
            400: components["responses"]["idempotency-key-required.invalid-input.invalid-json"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.cross-site.scope-missing"];
            409: components["responses"]["idempotency-key-reused"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listStructures: {
        parameters: {
            query?: {
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Structure"][];
                        total: number;
                        loose: number[];
                    };
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getStructure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Structure"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getStandsWith: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandsWith"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid"];
            403: components["responses"]["scope-missing"];
            404: components["responses"]["listing-not-found.not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getMyNumbers: {
        parameters: {
            query?: {
                days?: "7" | "28" | "90";
                sort?: "title" | "appearances" | "views" | "saves" | "contacts" | "enquiries" | "viewings" | "requests" | "bookings";
                dir?: "asc" | "desc";
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyNumbers"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    exportMyNumbers: {
        parameters: {
            query?: {
                days?: "7" | "28" | "90";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getSpaceNumbers: {
        parameters: {
            query?: {
                days?: "7" | "28" | "90";
            };
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpaceNumbers"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["listing-not-found.not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listOpenDirectProducts: {
        parameters: {
            query?: {
                count?: string;
                offset?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["OpenDirectProduct"][];
                    };
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid"];
            403: components["responses"]["scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getOpenDirectProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenDirectProduct"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid"];
            403: components["responses"]["scope-missing"];
            404: components["responses"]["listing-not-found.not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    searchOpenDirectProducts: {
        parameters: {
            query?: {
                count?: string;
                offset?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    publisherid?: string;
                    name?: string;
                    description?: string;
                    producttags?: string[];
                    /** @constant */
                    currency?: "USD";
                    /** @constant */
                    ratetype?: "FlatRate";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["OpenDirectProduct"][];
                    };
                };
            };
            400: components["responses"]["invalid-input.invalid-json"];
            401: components["responses"]["key-invalid"];
            403: components["responses"]["cross-site.scope-missing"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readOpenDirectAvails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productids: string[];
                    accountid: string;
                    advertiserbrandid: string;
                    startdate: string;
                    enddate: string;
                    /** @constant */
                    currency?: "USD";
                    /** @default 1 */
                    qty?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        avails: components["schemas"]["OpenDirectAvails"][];
                    };
                };
            };
            400: components["responses"]["invalid-input.invalid-json"];
            401: components["responses"]["key-invalid"];
            403: components["responses"]["cross-site.scope-missing"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listAdcpProducts: {
        parameters: {
            query?: {
                count?: string;
                offset?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["AdcpProduct"][];
                    };
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid"];
            403: components["responses"]["scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getAvailability: {
        parameters: {
            query?: {
                from?: components["schemas"]["DateOnlyInput"];
                to?: components["schemas"]["DateOnlyInput"];
            };
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid"];
            403: components["responses"]["scope-missing"];
            404: components["responses"]["listing-not-found.not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getOwnCalendar: {
        parameters: {
            query?: {
                from?: components["schemas"]["DateOnlyInput"];
                to?: components["schemas"]["DateOnlyInput"];
            };
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCalendar"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["listing-not-found.not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    blockDays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockInputInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        claims: {
                            id: number;
                            unitId: number;
                            first: string;
                            last: string;
                            quantity: number;
                            /** @enum {string} */
                            kind: "booking" | "hold" | "block" | "import";
                            bookingId: number | null;
                            expiresAt: string | null;
                            label: string | null;
                            note: string | null;
                        }[];
                        sold: {
                            first: string;
                            last: string;
                            free: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["invalid-input.invalid-json"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.cross-site.scope-missing"];
            404: components["responses"]["listing-not-found.not-found"];
            409: components["responses"]["dates-taken"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    unblockDays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockInputInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        freed: {
                            first: string;
                            last: string;
                            free: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["invalid-input.invalid-json"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.cross-site.scope-missing"];
            404: components["responses"]["listing-not-found.not-found"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getAvails: {
        parameters: {
            query?: {
                by?: "period" | "week" | "day";
                from?: components["schemas"]["DateOnlyInput"];
                q?: string;
                place?: string;
                adType?: "billboard" | "print" | "digital" | "radio" | "event" | "social";
                size?: string;
                structure?: string;
                facing?: "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";
                rep?: string;
                photo?: "none";
                min?: string;
                max?: string;
                free?: components["schemas"]["DateOnlyInput"];
                for?: string;
                limit?: string;
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Avails"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                side?: "buyer" | "seller";
                status?: string | string[];
                groupBy?: "plan";
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["BookingSummary"][];
                        nextCursor: string | null;
                        counts: {
                            [key: string]: number;
                        };
                        plans: components["schemas"]["BookedPlans"];
                    };
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for a request: sent again, it is answered with what the first one made. Kept for 30 days. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftInputInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["idempotency-key-required.invalid-input.invalid-json.term-not-sold"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.cross-site.scope-missing"];
            404: components["responses"]["listing-not-found"];
            409: components["responses"]["idempotency-key-reused.not-bookable"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["booking-not-found.not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getBookingDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
                documentId: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["booking-not-found.not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getArtwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Artwork"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["booking-not-found.not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getArtworkFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
                creativeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["booking-not-found.not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getProofs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proofs"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["booking-not-found.not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    sendProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": unknown;
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proofs"];
                };
            };
            400: components["responses"]["invalid-input.invalid-json.not-proof"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.cross-site.scope-missing"];
            404: components["responses"]["booking-not-found.not-found"];
            409: components["responses"]["proof-duplicate.proof-not-open"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listProofDuties: {
        parameters: {
            query?: {
                show?: "open" | "soon" | "received";
                q?: string;
                market?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofDutyList"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    exportProofDuties: {
        parameters: {
            query?: {
                show?: "open" | "soon" | "received";
                q?: string;
                market?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getProofPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofPackageFile"];
                };
            };
            400: components["responses"]["invalid-input"];
            401: components["responses"]["key-invalid.sign-in-required"];
            403: components["responses"]["account-suspended.scope-missing"];
            404: components["responses"]["booking-not-found.not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteInputInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["invalid-input.invalid-json.term-not-sold"];
            401: components["responses"]["key-invalid"];
            403: components["responses"]["cross-site.scope-missing"];
            404: components["responses"]["listing-not-found.not-found"];
            409: components["responses"]["dates-taken.not-bookable"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getOpenManifest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenManifest"];
                };
            };
            404: components["responses"]["not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getOpenGeoJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": {
                        /** @constant */
                        type: "FeatureCollection";
                        features: unknown[];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            404: components["responses"]["not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getOpenCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            404: components["responses"]["not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getOpenJsonLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                };
            };
            404: components["responses"]["not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getOpenAtom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            404: components["responses"]["not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getOpenChanges: {
        parameters: {
            query: {
                since: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                };
            };
            400: components["responses"]["invalid-input"];
            404: components["responses"]["not-found"];
            410: components["responses"]["since-too-old"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getOpenCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["invalid-input"];
            404: components["responses"]["not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getOpenCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["IdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenCalendar"];
                };
            };
            400: components["responses"]["invalid-input"];
            404: components["responses"]["not-found"];
            429: components["responses"]["rate-limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
}
