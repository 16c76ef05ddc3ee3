/**
 * The address of every page that mails, notices, feeds and forms lead to, from the root. `test/paths.test.ts` holds them to the routes of
 * `src/web/routes`; links between pages are written by the router, which knows them itself.
 */
type Id = string | number

export const homePath = () => '/'
export const comparePath = () => '/compare'
export const newPlanPath = () => '/plans/new'
export const aboutPath = () => '/about'
export const howItWorksPath = () => '/how-it-works'
export const findAdsPath = () => '/find-ads'
export const listAdPath = () => '/list-ad'
export const createListingPath = () => '/create-listing'
export const listingPath = (id: Id) => `/listing/${id}`
export const sellerPath = (id: Id) => `/sellers/${id}`

export const savedPath = () => '/saved'
export const savedSearchPath = (id: Id) => `/saved/searches/${id}`
export const stopAlertsPath = () => '/saved/stop'
export const sharedFolderPath = (token: string) => `/shared/${token}`

export const inboxPath = () => '/inbox'
export const conversationPath = (id: Id) => `/inbox/${id}`
export const viewingsPath = () => '/viewings'
export const confirmMailPath = () => '/confirm-mail'

export const planPath = (id: Id) => `/plans/${id}`
export const planVersionsPath = (id: Id) => `/plans/${id}/versions`
export const planRequestPath = (id: Id) => `/plans/${id}/request`
export const briefPath = (id: Id) => `/briefs/${id}`
export const receivedBriefPath = (id: Id) => `/sell/briefs/${id}`
export const sharedPlanPath = (token: string) => `/p/${token}`

export const proposalPath = (id: Id) => `/sell/proposals/${id}`
export const crewLinkPath = (token: string) => `/proof/crew/${token}`
export const proposalLinkPath = (token: string) => `/o/${token}`

export const checkoutPath = () => '/checkout'
export const bookingsPath = () => '/bookings'
export const bookingPath = (id: Id) => `/bookings/${id}`
export const approvalsPath = () => '/bookings/approvals'
export const approvalPath = (id: Id) => `/bookings/approvals/${id}`
export const capturePath = (id: Id) => `/proof/${id}`
export const bookingReportPath = (id: Id) => `/bookings/${id}/report`
export const bookingReviewPath = (id: Id) => `/bookings/${id}/review`
export const preparedBookingPath = (token: string) => `/book/${token}`
export const testPaymentPath = (id: Id) => `/pay/test/${id}`

export const sellPath = () => '/sell'
export const availsPath = () => '/sell/avails'
export const importsPath = () => '/sell/import'
export const importPath = (id: number | string) => `/sell/import/${id}`
export const structuresPath = () => '/sell/structures'
export const structurePath = (id: Id) => `/sell/structures/${id}`
export const sellerRequestsPath = () => '/sell/requests'
export const sellerProofPath = () => '/sell/proof'
export const answersPath = () => '/sell/answers'
export const sellerPaymentsPath = () => '/sell/payments'
export const editListingPath = (id: Id) => `/sell/listings/${id}/edit`
export const listingCalendarPath = (id: Id) => `/sell/listings/${id}/calendar`

export const noticesPath = () => '/notices'
export const accountPath = () => '/account'
export const keysPath = () => '/account/keys'
export const teamPath = () => '/team'
export const joinPath = (token: string) => `/join/${token}`
export const webhooksPath = () => '/account/webhooks'
export const openPath = () => '/open'
/** What a refusal's code means, as its `type` names it. */
export const errorPath = (code: string) => `/errors/${code}`
export const noticeSettingsPath = () => '/account/notices'
export const verifyEmailPath = () => '/verify-email'
export const forgotPasswordPath = () => '/forgot-password'
export const resetPasswordPath = () => '/reset-password'
export const undoEmailChangePath = () => '/undo-email-change'
export const adminSupportPath = () => '/admin/support'

export const helpPath = () => '/help'
export const helpContactPath = () => '/help/contact'
export const helpFeedbackPath = () => '/help/feedback'
export const faqPath = () => '/help/faq'
export const privacyFaqPath = () => '/help/privacy-faq'
export const termsFaqPath = () => '/help/terms-faq'
export const helpCategoryPath = (slug: string) => `/help/${slug}`
export const helpTopicPath = (slug: string) => `/help/topics/${slug}`
export const helpArticlePath = (slug: string) => `/help/articles/${slug}`
export const privacyPath = () => '/privacy'
export const termsPath = () => '/terms'
export const cookiesPath = () => '/cookies'
export const blogPath = () => '/blog'
export const postPath = (slug: string) => `/blog/${slug}`
export const confirmNewsletterPath = () => '/newsletter/confirm'
export const leaveNewsletterPath = () => '/newsletter/unsubscribe'
