import type { allRoutes } from '#contract/index.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { PRICED_AT } from './access-targets.ts'
import type { Visitor, World } from './access-world.ts'
import { period } from './booking/book.ts'
import { buildAffidavit } from './booking/build-affidavit.ts'
import { buildUnit } from './booking/build-booking.ts'
import { rateCard } from './booking/build-rate-card.ts'
import { buildFile, buildPicture } from './listings/build-picture.ts'

function buildShopFile(): FormData {
  const form = new FormData()
  form.append('file', new File(['Pearl Street, 98402'], 'shops.csv'))
  return form
}

type Wanted<T extends string | object> = T | ((world: World) => T | Promise<T>)
export interface AccessCase {
  path: Wanted<string>
  body?: Wanted<object>
  /** Status by visitor. */
  answers: Record<Visitor, number>
}
type Signed = Record<'user' | 'other' | 'seller' | 'admin', number>

const open = (status: number) => ({ ...signed(status), guest: status, suspended: status })
const signed = (status: number): Signed => ({ user: status, other: status, seller: status, admin: status })
/** Needs an account that is not suspended. */
const account = (by: Signed | number) => ({
  guest: 401,
  suspended: 403,
  ...(typeof by === 'number' ? signed(by) : by),
})
const desk = (status: number) => account({ ...signed(403), admin: status })
const only = (who: keyof Signed, status: number, others = 404) =>
  account({ ...signed(others), [who]: status })
/** A conversation's two sides. */
const members = (status: number) => account({ ...signed(404), user: status, seller: status })

/** With a public space. */
const sellerOf = async (world: World) => {
  await world.listing()
  return world.sellerId
}

const FORM = {
  type: 'billboard',
  title: 'A wall by the ferry',
  description: 'A wall that everybody passes.',
  price: 900,
  interval: 'month',
  location: 'Seattle, WA',
  address: '1 Pine Street',
  specifications: [{ label: 'Size', value: '10 × 20 ft' }],
  targetMarket: ['families'],
}
/** All that is due of a booking. */
const MONEY = { cents: 110_350, on: toMarketDate(new Date()) }
const WAYS = {
  bank: null,
  check: { payee: 'Sally Seller', address: '1 Pine Street' },
  paypalUrl: null,
  invoiceUrl: null,
  note: '',
}
const BOOKING = {
  mode: 'request',
  timeZone: 'America/Los_Angeles',
  leadDays: 0,
  minDays: null,
  maxDays: null,
  startWeekday: null,
  sellsWholePeriods: false,
  termDiscounts: [],
  quantityDiscounts: [],
  agencyCommissionBasisPoints: null,
  extras: [],
  cancellationTier: 'standard',
  paymentSchedule: 'at-once',
  depositBasisPoints: 0,
  delivery: null,
  taxOverride: null,
  answerHours: 48,
  holdDays: 0,
  units: [buildUnit()],
  updatedAt: null,
}
const IN_A_MONTH = addDays(toMarketDate(new Date()), 30)
const BLOCK = { unitId: null, from: IN_A_MONTH, to: IN_A_MONTH }
const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000).toISOString()
const NOBODY = '3f0e8a52-5f6e-4b8e-9c55-0f4f4a4b0c11'
const PASSKEY = { id: 'none', rawId: 'none', type: 'public-key', response: {} }
const newPassword = { password: 'staple of the harbour', passwordConfirm: 'staple of the harbour' }
const confirmed = ({ password }: World) => ({ password })
const mail = (world: World) => `${world.unique()}@example.com`

const ASKED_CHANGE = {
  kind: 'change',
  terms: { unitId: 1, from: '2030-01-07', to: '2030-02-03', quantity: 1, extras: [], spaceCents: null },
}

/** Every route of the contract with its expected access. A missing route is a type error. */
export const ACCESS: Record<keyof typeof allRoutes, AccessCase | AccessCase[]> = {
  getMe: { path: '/api/auth/me', answers: open(200) },
  login: {
    path: '/api/auth/login',
    body: async (w) => ({ username: await w.username(w.userId), password: w.password }),
    answers: open(200),
  },
  register: {
    path: '/api/auth/register',
    body: (w) => ({ username: w.unique(), email: mail(w), ...newPassword }),
    answers: open(201),
  },
  logout: { path: '/api/auth/logout', answers: open(200) },
  verifyEmail: { path: '/api/auth/verify-email', body: { token: 'none' }, answers: open(400) },
  forgotPassword: {
    path: '/api/auth/forgot-password',
    body: { email: 'x@example.com' },
    answers: open(202),
  },
  resetPassword: {
    path: '/api/auth/reset-password',
    body: { token: 'none', ...newPassword },
    answers: open(400),
  },
  checkLink: { path: '/api/auth/links', body: { token: 'none', kind: 'verify-email' }, answers: open(200) },
  undoEmailChange: {
    path: '/api/auth/undo-email-change',
    body: { token: 'none' },
    answers: open(400),
  },
  findResetFactors: {
    path: '/api/auth/reset-password/factors',
    body: { token: 'none' },
    answers: open(400),
  },
  listKeys: { path: '/api/keys', answers: account(200) },
  createKey: {
    path: '/api/keys',
    body: ({ password }) => ({ name: 'Inventory', scopes: ['inventory:read'], days: 30, password }),
    answers: account(201),
  },
  endKey: { path: async (w) => `/api/keys/${await w.apiKey()}`, answers: only('seller', 200) },
  listKeyUses: { path: async (w) => `/api/keys/${await w.apiKey()}/uses`, answers: only('seller', 200) },
  listWebhooks: { path: '/api/webhooks', answers: account(200) },
  createWebhook: {
    path: '/api/webhooks',
    body: { url: 'https://example.com/placard', types: ['booking.moved'] },
    answers: account(201),
  },
  changeWebhook: {
    path: async (w) => `/api/webhooks/${await w.webhook()}`,
    body: { isOn: false },
    answers: only('seller', 200),
  },
  deleteWebhook: { path: async (w) => `/api/webhooks/${await w.webhook()}`, answers: only('seller', 200) },
  testWebhook: {
    path: async (w) => `/api/webhooks/${await w.webhook()}/tests`,
    answers: only('seller', 202),
  },
  rotateWebhookSecret: {
    path: async (w) => `/api/webhooks/${await w.webhook()}/secrets`,
    answers: only('seller', 201),
  },
  listWebhookDeliveries: {
    path: async (w) => `/api/webhooks/${await w.webhook()}/deliveries`,
    answers: only('seller', 200),
  },
  resendWebhookDelivery: {
    path: async (w) => {
      const { id, deliveryId } = await w.webhookDelivery()
      return `/api/webhooks/${id}/deliveries/${deliveryId}/retries`
    },
    answers: only('seller', 202),
  },
  getOpenSettings: { path: '/api/my/open', answers: account(200) },
  putOpenSettings: {
    path: '/api/my/open',
    body: { isOpen: false, keptOut: [], showsCalendars: false },
    answers: account(200),
  },
  describeOpen: { path: '/api/open', answers: open(200) },
  startPasskeyLogin: { path: '/api/auth/passkey/options', answers: open(200) },
  passkeyLogin: { path: '/api/auth/passkey', body: PASSKEY, answers: open(400) },

  getTeam: { path: '/api/team', answers: account(200) },
  // they are alone: named in their accounts
  changeCompany: { path: '/api/team', body: { name: 'Rainier Outdoor' }, answers: account(409) },
  inviteMember: {
    path: '/api/team/invitations',
    body: (w) => ({ email: mail(w), role: 'sales', company: 'Rainier Outdoor' }),
    answers: account(201),
  },
  resendInvitation: {
    path: async (w) => `/api/team/invitations/${await w.invitation()}/send`,
    answers: only('seller', 200),
  },
  revokeInvitation: {
    path: async (w) => `/api/team/invitations/${await w.invitation()}`,
    answers: only('seller', 200),
  },
  changeMember: {
    path: (w) => `/api/team/members/${w.userId}`,
    body: { role: 'sales' },
    // nobody but the last owner of their own
    answers: only('user', 409),
  },
  changeMemberLimits: {
    path: (w) => `/api/team/members/${w.userId}/limits`,
    body: { spendsCents: 500_000, approvesCents: null },
    // an owner, who has none
    answers: only('user', 409),
  },
  removeMember: { path: (w) => `/api/team/members/${w.userId}`, answers: only('user', 409) },
  offerOwnership: {
    path: '/api/team/ownership',
    body: ({ userId, password }) => ({ userId, password }),
    answers: account(404),
  },
  withdrawOwnership: { path: '/api/team/ownership', answers: account(200) },
  actFor: {
    path: '/api/account/acting-for',
    body: ({ userId }) => ({ organizationId: userId }),
    answers: only('user', 200),
  },
  readInvitation: { path: '/api/invitations', body: { token: 'none' }, answers: open(400) },
  findOrganizationOf: { path: '/api/account/organization-of?path=/bookings/1', answers: account(200) },
  joinTeam: { path: '/api/account/memberships', body: { token: 'none' }, answers: account(400) },
  leaveTeam: {
    path: (w) => `/api/account/memberships/${w.userId}`,
    answers: only('user', 409),
  },
  answerOwnership: {
    path: (w) => `/api/account/memberships/${w.userId}/ownership`,
    body: { accepts: true },
    answers: account(404),
  },

  getAccount: { path: '/api/account', answers: account(200) },
  updateProfile: { path: '/api/account', body: { name: 'X' }, answers: account(200) },
  deleteAccount: { path: '/api/account', body: confirmed, answers: account(200) },
  exportAccount: { path: '/api/account/export', body: confirmed, answers: account(200) },
  changeEmail: {
    path: '/api/account/email',
    body: (w) => ({ email: mail(w), password: w.password }),
    answers: account(202),
  },
  changePassword: {
    path: '/api/account/password',
    body: (w) => ({ currentPassword: w.password, ...newPassword }),
    answers: account(200),
  },
  // the table's people have verified their address
  sendVerification: { path: '/api/account/verification', answers: account(409) },
  listSessions: { path: '/api/account/sessions', answers: account(200) },
  endSession: [
    {
      path: async (w) => `/api/account/sessions/${w.actorId ? await w.session(w.actorId) : NOBODY}`,
      answers: account(200),
    },
    { path: async (w) => `/api/account/sessions/${await w.session(w.userId)}`, answers: only('user', 200) },
  ],
  endOtherSessions: { path: '/api/account/sessions', answers: account(200) },
  startTotp: { path: '/api/account/totp', body: confirmed, answers: account(200) },
  confirmTotp: { path: '/api/account/totp/confirm', body: { code: '123456' }, answers: account(400) },
  removeTotp: { path: '/api/account/totp', body: confirmed, answers: account(200) },
  startPasskey: { path: '/api/account/passkeys/options', body: confirmed, answers: account(200) },
  createPasskey: {
    path: '/api/account/passkeys',
    body: { name: 'Key', answer: PASSKEY },
    answers: account(400),
  },
  deletePasskey: { path: '/api/account/passkeys/none', body: confirmed, answers: account(404) },

  suggest: { path: '/api/ai/suggest', body: { query: 'radio' }, answers: open(200) },
  searchAsBuyer: { path: '/api/ai/buyer', body: { location: 'Tacoma' }, answers: open(200) },
  adviseSeller: { path: '/api/ai/seller', body: { title: 'A wall by the ferry' }, answers: open(200) },
  solvePlan: {
    path: '/api/plans/solve',
    body: { place: 'Tacoma', from: IN_A_MONTH, to: IN_A_MONTH, budget: 5000 },
    answers: open(200),
  },
  listPlanVersions: {
    path: async (w) => `/api/plans/${await w.plan()}/versions`,
    answers: only('user', 200),
  },
  keepPlanVersion: {
    path: async (w) => `${(await w.planLine()).split('/lines')[0]}/versions`,
    answers: only('user', 201),
  },
  getPlanVersion: { path: (w) => w.planVersion(), answers: only('user', 200) },
  copyPlanVersion: { path: async (w) => `${await w.planVersion()}/copies`, answers: only('user', 201) },
  listPlanShares: { path: async (w) => `/api/plans/${await w.plan()}/shares`, answers: only('user', 200) },
  sharePlan: {
    path: async (w) => `${(await w.planLine()).split('/lines')[0]}/shares`,
    body: { can: 'approve' },
    answers: only('user', 201),
  },
  revokePlanShare: { path: async (w) => `/api/plans/${await w.plan()}/shares/1`, answers: only('user', 200) },
  addPlanComment: {
    path: async (w) => `/api/plans/${await w.plan()}/comments`,
    body: { body: 'The second one is the best.' },
    answers: only('user', 201),
  },
  hidePlanComment: {
    path: async (w) => `/api/plans/${await w.plan()}/comments/1`,
    answers: only('user', 200),
  },
  getSharedPlan: { path: async (w) => `/api/shared-plans/${await w.sharedPlan()}`, answers: open(200) },
  getSharedPlanPdf: {
    path: async (w) => `/api/shared-plans/${await w.sharedPlan()}/plan.pdf`,
    answers: open(200),
  },
  commentOnSharedPlan: {
    path: async (w) => `/api/shared-plans/${await w.sharedPlan()}/comments`,
    body: { name: 'Dana', body: 'Is the second one lit?' },
    answers: open(201),
  },
  decideOnSharedPlan: {
    path: async (w) => `/api/shared-plans/${await w.sharedPlan()}/decisions`,
    body: { name: 'Dana', decision: 'approved', sha256: '0'.repeat(64) },
    answers: open(409),
  },
  previewPlanRequest: {
    path: async (w) => `/api/plans/${await w.plan()}/requests/preview`,
    body: {},
    answers: only('user', 200),
  },
  sendPlanRequest: {
    path: async (w) => `/api/plans/${await w.plan()}/requests`,
    body: { brand: 'Ferry Coffee', lines: [{ lineId: 1, step: 'request', sha256: '0'.repeat(64) }] },
    // the line is of another plan
    answers: only('user', 409),
  },
  askForPlan: {
    path: async (w) => `/api/plans/${await w.plan()}/requests/approvals`,
    body: {},
    // nothing of it is above anybody's limit
    answers: only('user', 409),
  },
  getPlanRequest: { path: async (w) => `/api/plans/${await w.plan()}/requests`, answers: only('user', 200) },
  listShops: { path: '/api/shops', answers: account(200) },
  addShop: {
    path: '/api/shops',
    body: (w) => ({ name: w.unique(), address: '98402' }),
    answers: account(201),
  },
  pasteShops: { path: '/api/shops/pasted', body: { text: 'Pearl Street, 98402' }, answers: account(200) },
  addShopFile: { path: '/api/shops/files', body: buildShopFile, answers: account(201) },
  removeShop: { path: '/api/shops/1', answers: account(200) },
  removeShops: { path: '/api/shops', answers: account(200) },
  listBriefs: { path: '/api/briefs', answers: account(200) },
  findBriefSellers: {
    path: async (w) => `/api/briefs/sellers?plan=${await w.plan()}`,
    answers: only('user', 200),
  },
  sendBrief: {
    path: '/api/briefs',
    body: async (w) => ({
      title: 'Spring',
      body: 'Boards by the port.',
      place: 'Seattle',
      ...period(6),
      answerBy: addDays(toMarketDate(new Date()), 7),
      sellers: [await sellerOf(w)],
    }),
    // nobody sends one to themselves
    answers: account({ ...signed(201), seller: 400 }),
  },
  getBrief: { path: async (w) => `/api/briefs/${(await w.brief()).id}`, answers: only('user', 200) },
  changeBrief: {
    path: async (w) => `/api/briefs/${(await w.brief()).id}`,
    body: { version: 1, note: 'Lit walls first.' },
    answers: only('user', 200),
  },
  // its seller has answered
  deleteBrief: { path: async (w) => `/api/briefs/${(await w.brief()).id}`, answers: only('user', 409) },
  closeBrief: {
    path: async (w) => `/api/briefs/${(await w.brief()).id}/closing`,
    answers: only('user', 200),
  },
  takeBriefLine: {
    path: async (w) => {
      const { id, lineId } = await w.brief()
      return `/api/briefs/${id}/lines/${lineId}/plan`
    },
    body: { totalCents: 0 },
    // its price was another
    answers: only('user', 409),
  },
  exportBrief: {
    path: async (w) => `/api/briefs/${(await w.brief()).id}/answers.csv`,
    answers: only('user', 200),
  },
  exportBriefWorkbook: {
    path: async (w) => `/api/briefs/${(await w.brief()).id}/answers.xlsx`,
    answers: only('user', 200),
  },
  listReceivedBriefs: { path: '/api/my/briefs', answers: account(200) },
  getReceivedBrief: {
    path: async (w) => `/api/my/briefs/${(await w.brief()).id}`,
    answers: only('seller', 200),
  },
  addBriefLines: {
    path: async (w) => `/api/my/briefs/${(await w.brief()).id}/lines`,
    body: async (w) => ({ cells: [{ id: await w.listing(), unitId: null, ...period(9) }] }),
    answers: only('seller', 201),
  },
  answerBrief: {
    path: async (w) => `/api/my/briefs/${(await w.brief()).id}/answer`,
    body: { lines: [{ id: 1 }] },
    // the line is another's
    answers: only('seller', 400),
  },
  declineBrief: {
    path: async (w) => `/api/my/briefs/${(await w.brief()).id}/refusals`,
    body: { reason: 'All sold.' },
    answers: only('seller', 200),
  },
  previewBriefPrices: {
    path: async (w) => `/api/my/briefs/${(await w.brief()).id}/previews`,
    body: { lines: [{ id: 1, spaceCents: 10_000 }] },
    answers: only('seller', 200),
  },
  proposeFromBrief: {
    path: async (w) => `/api/my/briefs/${(await w.brief()).id}/proposals`,
    body: {},
    answers: only('seller', 201),
  },
  askAboutBrief: {
    path: async (w) => `/api/my/briefs/${(await w.brief()).id}/questions`,
    body: { text: 'Is it for one brand?' },
    answers: only('seller', 201),
  },
  listPlans: { path: '/api/plans', answers: account(200) },
  createPlan: { path: '/api/plans', body: { name: 'January' }, answers: account(201) },
  getPlan: { path: async (w) => `/api/plans/${await w.plan()}`, answers: only('user', 200) },
  changePlan: {
    path: async (w) => `/api/plans/${await w.plan()}`,
    body: { name: 'February' },
    answers: only('user', 200),
  },
  copyPlan: {
    path: async (w) => `${(await w.planLine()).split('/lines')[0]}/copies`,
    body: {},
    answers: only('user', 201),
  },
  deletePlan: { path: async (w) => `/api/plans/${await w.plan()}`, answers: only('user', 200) },
  addPlanLine: {
    path: async (w) => `/api/plans/${await w.plan()}/lines`,
    body: async (w) => ({ listingId: await w.listing(), ...period(6) }),
    answers: only('user', 201),
  },
  changePlanLine: {
    path: (w) => w.planLine(),
    body: period(7),
    answers: only('user', 200),
  },
  replacePlanLine: {
    path: async (w) => `${await w.planLine()}/replacement`,
    // there is nothing else in the market
    answers: only('user', 409),
  },
  removePlanLine: { path: (w) => w.planLine(), answers: only('user', 200) },
  waitForPlanLine: {
    path: async (w) => `${await w.planLine()}/wait`,
    body: { brand: 'Ferry Coffee' },
    answers: only('user', 200),
  },
  stopWaitingForPlanLine: { path: async (w) => `${await w.planLine()}/wait`, answers: only('user', 200) },
  exportPlanWorkbook: {
    path: async (w) => `/api/plans/${await w.plan()}/export.xlsx`,
    answers: only('user', 200),
  },
  exportPlanPdf: {
    path: async (w) => `/api/plans/${await w.plan()}/export.pdf`,
    answers: only('user', 200),
  },
  exportPlanMap: {
    path: async (w) => `/api/plans/${await w.plan()}/export.geojson`,
    answers: only('user', 200),
  },
  getPlanReport: { path: async (w) => `/api/plans/${await w.plan()}/report`, answers: only('user', 409) },
  getPlanReportPdf: {
    path: async (w) => `/api/plans/${await w.plan()}/report.pdf`,
    answers: only('user', 409),
  },
  getPlanReportWorkbook: {
    path: async (w) => `/api/plans/${await w.plan()}/report.xlsx`,
    answers: only('user', 409),
  },
  getPlanReportCsv: {
    path: async (w) => `/api/plans/${await w.plan()}/report.csv`,
    answers: only('user', 409),
  },
  exportPlan: { path: async (w) => `/api/plans/${await w.plan()}/export.csv`, answers: only('user', 200) },
  orderPlan: {
    path: async (w) => `${(await w.planLine()).split('/lines')[0]}/order`,
    answers: only('user', 200),
  },
  drawCurve: {
    path: '/api/plans/curve',
    body: { place: 'Tacoma', from: IN_A_MONTH, to: IN_A_MONTH, budget: 5000 },
    answers: open(200),
  },
  tellFeedback: { path: '/api/ai/feedback', body: { tool: 'buyer', helpful: true }, answers: open(201) },

  listListings: [
    { path: '/api/listings?limit=1', answers: open(200) },
    { path: '/api/listings?includeStatus=all&limit=1', answers: desk(200) },
  ],
  exportListings: { path: '/api/listings.geojson?limit=1', answers: open(200) },
  mapListings: { path: '/api/listings/map', answers: open(200) },
  getListingMarket: [
    { path: async (w) => `/api/listings/${await w.listing()}/market`, answers: open(200) },
    { path: async (w) => `/api/listings/${await w.listing('pending')}/market`, answers: open(404) },
  ],
  getSeller: [
    { path: async (w) => `/api/sellers/${await sellerOf(w)}`, answers: open(200) },
    { path: '/api/sellers/2000000000', answers: open(404) },
  ],
  suggestSellers: { path: '/api/sellers?q=brandt', answers: open(200) },
  listSellerSpaces: { path: async (w) => `/api/sellers/${await sellerOf(w)}/listings`, answers: open(200) },
  compareListings: { path: '/api/comparison?ids=1,2', answers: open(200) },
  getListing: [
    { path: async (w) => `/api/listings/${await w.listing()}`, answers: open(200) },
    {
      path: async (w) => `/api/listings/${await w.listing('pending')}`,
      answers: { ...open(404), seller: 200, admin: 200 },
    },
    {
      path: async (w) => `/api/listings/${await w.listing('draft')}`,
      answers: { ...open(404), seller: 200, admin: 200 },
    },
  ],
  countView: { path: async (w) => `/api/listings/${await w.listing()}/views`, answers: open(200) },
  listPlaces: { path: '/api/places?q=Tacoma', answers: open(200) },

  createListing: { path: '/api/listings', body: FORM, answers: account(201) },
  createAttachment: { path: '/api/attachments', body: buildFile, answers: account(201) },
  getMessageAttachment: [
    { path: async (w) => `/api/attachments/${await w.attachment()}`, answers: members(200) },
    { path: async (w) => `/api/attachments/${await w.attachment('unsent')}`, answers: only('user', 200) },
  ],
  createPhoto: { path: '/api/photos', body: buildPicture, answers: account(201) },
  countOwnListings: { path: '/api/my/listings/counts', answers: account(200) },
  exportOwnListings: { path: '/api/my/listings/export', answers: account(200) },
  getOwnListing: {
    path: async (w) => `/api/my/listings/${await w.listing()}`,
    answers: only('seller', 200),
  },
  createDraft: { path: '/api/my/drafts', body: { form: { title: 'Wall' } }, answers: account(201) },
  updateDraft: {
    path: async (w) => `/api/my/drafts/${await w.draft()}`,
    body: async (w) => ({ form: { title: 'Wall' }, updatedAt: await w.updatedAt() }),
    answers: only('seller', 200),
  },
  listSpaces: { path: '/api/my/spaces', answers: account(200) },
  listSpaceChoices: { path: '/api/my/spaces/choices', answers: account(200) },
  listSpaceViews: { path: '/api/my/space-views', answers: account(200) },
  keepSpaceViews: {
    path: '/api/my/space-views',
    body: { views: [{ name: 'Tacoma', search: { min: 500 } }] },
    answers: account(200),
  },
  listSpaceIds: { path: '/api/my/spaces/ids', answers: account(200) },
  changeSpaces: {
    path: '/api/my/spaces/changes',
    body: async (w) => ({ ids: [await w.listing()], change: { kind: 'percent', percent: 5 } }),
    // another owner's listing is refused one by one
    answers: account(200),
  },
  listTransfers: { path: '/api/my/transfers', answers: account(200) },
  getSpaceTransfer: {
    path: async (w) => `/api/my/listings/${await w.listing()}/transfer`,
    answers: only('seller', 200),
  },
  offerTransfer: {
    path: async (w) => `/api/my/listings/${await w.listing()}/transfer`,
    body: { to: 'nobody-of-this-name' },
    answers: only('seller', 400),
  },
  withdrawTransfer: {
    path: async (w) => `/api/my/listings/${await w.listing()}/transfer`,
    answers: account(404),
  },
  answerTransfer: { path: '/api/my/transfers/1', body: { accepts: true }, answers: account(404) },
  listStructures: { path: '/api/my/structures', answers: account(200) },
  getStructuresCsv: { path: '/api/my/structures.csv', answers: account(200) },
  getStructure: {
    path: async (w) => `/api/my/structures/${await w.structure()}`,
    answers: only('seller', 200),
  },
  setPermit: {
    path: async (w) => `/api/my/structures/${await w.structure()}/permit`,
    body: { number: '12-345', authority: 'City of Tacoma', expiresOn: '2027-05-03', isShown: true },
    answers: only('seller', 200),
  },
  getLease: {
    path: async (w) => `/api/my/structures/${await w.structure()}/lease`,
    answers: only('seller', 200),
  },
  setLease: {
    path: async (w) => `/api/my/structures/${await w.structure()}/lease`,
    body: { landlord: 'Foss Holdings', rentCents: 120_000 },
    answers: only('seller', 200),
  },
  putLeaseFile: {
    path: async (w) => `/api/my/structures/${await w.structure()}/lease/file`,
    body: buildFile,
    answers: only('seller', 201),
  },
  getLeaseFile: {
    path: async (w) => `/api/my/structures/${await w.structure()}/lease/file`,
    // no file is kept
    answers: account(404),
  },
  deleteLeaseFile: {
    path: async (w) => `/api/my/structures/${await w.structure()}/lease/file`,
    answers: only('seller', 200),
  },
  getStandsWith: {
    path: async (w) => `/api/listings/${await w.listing()}/structure`,
    answers: open(200),
  },
  updateListing: {
    path: async (w) => `/api/listings/${await w.listing()}`,
    body: async (w) => ({ ...FORM, updatedAt: await w.updatedAt() }),
    answers: only('seller', 200),
  },
  updateOwnListings: {
    path: '/api/my/listings',
    body: async (w) => ({
      changes: [{ id: await w.listing(), updatedAt: await w.updatedAt(), set: { price: 950 } }],
    }),
    // another owner's listing is refused one by one
    answers: account(200),
  },
  moveListing: {
    path: async (w) => `/api/listings/${await w.listing()}/steps`,
    body: { step: 'pause' },
    answers: only('seller', 200),
  },
  duplicateListing: {
    path: async (w) => `/api/listings/${await w.listing()}/duplicate`,
    answers: only('seller', 201),
  },

  createImport: { path: '/api/imports?name=walls.csv', body: { any: 'bytes' }, answers: account(201) },
  listImports: { path: '/api/imports', answers: account(200) },
  getImport: { path: async (w) => `/api/imports/${await w.inventory()}`, answers: only('seller', 200) },
  planImport: {
    path: async (w) => `/api/imports/${await w.inventory()}/plan`,
    body: { fields: { title: 0 }, specifications: [], defaults: { city: 'Seattle' } },
    answers: only('seller', 200),
  },
  listImportRows: {
    path: async (w) => `/api/imports/${await w.inventory()}/rows`,
    answers: only('seller', 200),
  },
  listImportProblems: {
    path: async (w) => `/api/imports/${await w.inventory()}/problems`,
    answers: only('seller', 200),
  },
  listFailedPictures: {
    path: async (w) => `/api/imports/${await w.inventory()}/pictures`,
    answers: only('seller', 200),
  },
  retryPictures: {
    path: async (w) => `/api/imports/${await w.inventory()}/pictures/retry`,
    answers: only('seller', 409),
  },
  exportLeftOutRows: {
    path: async (w) => `/api/imports/${await w.inventory()}/left-out`,
    answers: only('seller', 200),
  },
  updateImportRow: {
    path: async (w) => `/api/imports/${await w.inventory()}/rows/2`,
    body: { isSkipped: true },
    answers: only('seller', 200),
  },
  moveImport: {
    path: async (w) => `/api/imports/${await w.inventory()}/steps`,
    body: { step: 'start' },
    answers: only('seller', 200),
  },

  listSources: { path: '/api/my/inventory-sources', answers: account(200) },
  // one that can be read is made in `inventory-sources.test.ts`: it needs a server
  createSource: {
    path: '/api/my/inventory-sources',
    body: { url: 'https://127.0.0.1/spaces.csv', everyHours: 24, atHour: null },
    answers: account(400),
  },
  changeSource: {
    path: async (w) => `/api/my/inventory-sources/${await w.source()}`,
    body: { isOn: false },
    answers: only('seller', 200),
  },
  deleteSource: {
    path: async (w) => `/api/my/inventory-sources/${await w.source()}`,
    answers: only('seller', 200),
  },
  pullSource: {
    path: async (w) => `/api/my/inventory-sources/${await w.source()}/pulls`,
    answers: only('seller', 202),
  },
  decideSource: {
    path: async (w) => `/api/my/inventory-sources/${await w.source()}/decisions`,
    body: { decision: 'apply' },
    answers: only('seller', 409),
  },
  putInventory: {
    path: '/api/my/inventory',
    body: [{ unit_id: 'A-1', name: 'Wall by the ferry', city: 'Seattle', price: 900 }],
    answers: account(202),
  },
  getInventoryReport: {
    path: async (w) => `/api/my/inventory/${await w.inventory()}`,
    answers: only('seller', 200),
  },
  listInventoryRows: {
    path: async (w) => `/api/my/inventory/${await w.inventory()}/rows`,
    answers: only('seller', 200),
  },
  putContracts: {
    path: '/api/my/contracts',
    body: [{ unit_id: 'A-1', client: 'Harbor Dental', start_date: '2027-01-04', end_date: '2027-01-31' }],
    answers: account(202),
  },
  getContractsReport: {
    path: async (w) => `/api/my/contracts/${await w.contracts()}`,
    answers: only('seller', 200),
  },
  listContractsRows: {
    path: async (w) => `/api/my/contracts/${await w.contracts()}/rows`,
    answers: only('seller', 200),
  },
  listContracts: { path: '/api/my/contracts', answers: account(200) },
  getContractChoices: { path: '/api/my/contract-choices', answers: account(200) },
  previewContractBookings: {
    path: '/api/my/contract-bookings/preview',
    body: { lineIds: [2_000_000_000] },
    answers: account(200),
  },
  bookContractLines: {
    path: '/api/my/contract-bookings',
    body: { lines: [{ id: 2_000_000_000, version: 1, totalCents: 0 }] },
    answers: account(200),
  },
  undoContractBookings: {
    path: '/api/my/contract-bookings/undo',
    body: { lineIds: [2_000_000_000] },
    answers: account(200),
  },

  getOwnAnswers: { path: '/api/my/answers', answers: account(200) },
  resumeSpaces: {
    path: async (w) => {
      await w.silentSpace()
      return '/api/my/answers/resume'
    },
    answers: account(200),
  },

  listFavorites: { path: '/api/favorites', answers: account(200) },
  addFavorites: {
    path: '/api/favorites',
    body: async (w) => ({ ids: [await w.listing()] }),
    answers: account(200),
  },
  removeFavorite: { path: async (w) => `/api/favorites/${await w.listing()}`, answers: account(200) },
  listMarkedListings: { path: '/api/favorites/listings?ids=1', answers: open(200) },
  listFavoriteMarks: { path: '/api/favorites/marks', answers: account(200) },
  changeFavorite: {
    path: async (w) => `/api/favorites/${await w.favorite()}`,
    body: { note: 'Close to the shop' },
    answers: only('user', 200),
  },
  listFavoriteFolders: { path: '/api/favorite-folders', answers: account(200) },
  createFavoriteFolder: { path: '/api/favorite-folders', body: { name: 'New' }, answers: account(201) },
  renameFavoriteFolder: {
    path: async (w) => `/api/favorite-folders/${await w.folder()}`,
    body: { name: 'Other' },
    answers: only('user', 200),
  },
  deleteFavoriteFolder: {
    path: async (w) => `/api/favorite-folders/${await w.folder()}`,
    answers: only('user', 200),
  },
  shareFavoriteFolder: {
    path: async (w) => `/api/favorite-folders/${await w.folder()}/share`,
    body: {},
    answers: only('user', 200),
  },
  withdrawFavoriteFolder: {
    path: async (w) => `/api/favorite-folders/${await w.folder()}/share`,
    answers: only('user', 200),
  },
  getSharedList: [
    { path: async (w) => `/api/shared/${await w.sharedFolder()}`, answers: open(200) },
    { path: '/api/shared/none', answers: open(404) },
  ],
  getMyNumbers: { path: '/api/my/numbers', answers: account(200) },
  exportMyNumbers: { path: '/api/my/numbers.csv', answers: account(200) },
  getSpaceNumbers: {
    path: async (w) => `/api/my/numbers/${await w.listing()}`,
    answers: only('seller', 200),
  },
  exportSpaceNumbers: {
    path: async (w) => `/api/my/numbers/${await w.listing()}/days.csv`,
    answers: only('seller', 200),
  },
  getMarketNumbers: { path: '/api/admin/market', answers: desk(200) },
  exportDemand: { path: '/api/admin/market.csv', answers: desk(200) },
  count: { path: '/api/counts', body: { appearances: [1] }, answers: open(204) },
  listSavedSearches: { path: '/api/saved-searches', answers: account(200) },
  saveSearch: { path: '/api/saved-searches', body: { name: 'New', search: {} }, answers: account(201) },
  mergeSavedSearches: {
    path: '/api/saved-searches/merge',
    body: { searches: [] },
    answers: account(200),
  },
  renameSavedSearch: {
    path: async (w) => `/api/saved-searches/${await w.search()}`,
    body: { name: 'Other' },
    answers: only('user', 200),
  },
  deleteSavedSearch: {
    path: async (w) => `/api/saved-searches/${await w.search()}`,
    answers: only('user', 200),
  },

  changeAlert: {
    path: async (w) => `/api/saved-searches/${await w.search()}/alert`,
    body: { cadence: 'daily', changes: ['new'] },
    answers: only('user', 200),
  },
  getSearchNews: {
    path: async (w) => `/api/saved-searches/${await w.search()}/news`,
    answers: only('user', 200),
  },
  markSearchSeen: {
    path: async (w) => `/api/saved-searches/${await w.search()}/seen`,
    body: { until: '2026-01-01T00:00:00.000Z' },
    answers: only('user', 200),
  },
  getSearchPace: { path: '/api/alerts/pace?adType=radio', answers: open(200) },
  unsubscribeAlerts: { path: `/api/alerts/unsubscribe?token=${NOBODY}`, answers: open(404) },

  startConversation: {
    path: async (w) => `/api/listings/${await w.listing()}/conversations`,
    body: { clientId: NOBODY, message: 'Is it free?' },
    answers: account({ ...signed(201), seller: 403 }),
  },
  listConversations: { path: '/api/conversations', answers: account(200) },
  getConversation: {
    path: async (w) => `/api/conversations/${await w.conversation()}`,
    answers: members(200),
  },
  exportConversation: {
    path: async (w) => `/api/conversations/${await w.conversation()}/export`,
    answers: members(200),
  },
  sendMessage: {
    path: async (w) => `/api/conversations/${await w.conversation()}/messages`,
    body: { clientId: NOBODY, message: 'Yes' },
    answers: members(201),
  },
  // refused for a suspended account before it shares anything; the address is then the other side's to see
  shareContact: {
    path: async (w) => `/api/conversations/${await w.conversation()}/contact`,
    body: { clientId: NOBODY },
    answers: members(201),
  },
  markRead: {
    path: async (w) => `/api/conversations/${await w.conversation()}/read`,
    body: { seq: 1 },
    answers: members(200),
  },
  previewOffer: {
    path: async (w) => `/api/conversations/${await w.conversation()}/offers/previews`,
    body: { ...period(14), brand: 'Fremont Bakery' },
    answers: account({ user: 409, other: 404, seller: 200, admin: 404 }),
  },
  makeOffer: {
    path: async (w) => `/api/conversations/${await w.conversation()}/offers`,
    body: { terms: { ...period(14), brand: 'Fremont Bakery' } },
    answers: account({ user: 409, other: 404, seller: 201, admin: 404 }),
  },
  updateConversation: {
    path: async (w) => `/api/conversations/${await w.conversation()}`,
    body: { isArchived: true },
    answers: members(200),
  },
  reportConversation: {
    path: async (w) => `/api/conversations/${await w.conversation()}/reports`,
    body: { reason: 'spam', seq: 1 },
    // the buyer cannot report their own words
    answers: only('seller', 201),
  },
  redactMessage: {
    path: async (w) => `/api/admin/conversations/${await w.conversation()}/messages/1/redact`,
    body: { reason: 'Against the law' },
    answers: desk(200),
  },
  listBlocks: { path: '/api/blocks', answers: account(200) },
  blockUser: {
    path: (w) => `/api/blocks/${w.sellerId}`,
    answers: account({ ...signed(200), seller: 400 }),
  },
  findReach: { path: (w) => `/api/blocks/${w.sellerId}`, answers: account(200) },
  unblockUser: { path: (w) => `/api/blocks/${w.sellerId}`, answers: account(200) },
  listNotices: { path: '/api/notices', answers: account(200) },
  markNoticesRead: { path: '/api/notices/read', body: { all: true }, answers: account(200) },
  markNoticesSeen: { path: '/api/notices/seen', answers: account(200) },
  getNoticeSettings: { path: '/api/notice-settings', answers: account(200) },
  saveNoticeSettings: {
    path: '/api/notice-settings',
    body: { timeZone: 'UTC', quietFrom: null, quietTo: null, digestHour: 7, prefs: {} },
    answers: account(200),
  },
  // the token in the address is the whole proof
  unsubscribeNotices: {
    path: `/api/notices/unsubscribe?token=${NOBODY}&kind=message`,
    answers: open(404),
  },
  getViewingHours: { path: '/api/my/viewing-hours', answers: account(200) },
  putViewingHours: {
    path: '/api/my/viewing-hours',
    body: {
      timeZone: 'America/Los_Angeles',
      minutes: 30,
      bufferMinutes: 15,
      noticeHours: 24,
      confirmsAlone: false,
      awayUntil: null,
      hours: [{ weekday: 1, from: 540, to: 1020 }],
    },
    answers: account(200),
  },
  listViewingSlots: {
    path: async (w) => `/api/listings/${await w.listing()}/viewing-slots`,
    answers: open(200),
  },
  proposeViewing: {
    path: async (w) => `/api/conversations/${await w.conversation()}/viewings`,
    body: { times: [IN_A_WEEK] },
    answers: account({ ...signed(404), user: 201, seller: 201 }),
  },
  listConversationViewings: {
    path: async (w) => `/api/conversations/${await w.conversation()}/viewings`,
    answers: account({ ...signed(404), user: 200, seller: 200 }),
  },
  takeViewingStep: {
    path: async (w) => `/api/viewings/${await w.viewing()}/steps`,
    body: async (w) => ({ step: 'cancel', reason: 'Rain', updatedAt: await w.viewingUpdatedAt() }),
    answers: account({ ...signed(404), user: 200, seller: 200 }),
  },
  listViewings: { path: '/api/viewings', answers: account(200) },
  getViewingCalendar: {
    path: async (w) => `/api/viewings/${await w.viewing()}/calendar`,
    answers: account({ ...signed(404), user: 200, seller: 200 }),
  },
  getAvailability: [
    { path: async (w) => `/api/listings/${await w.listing()}/availability`, answers: open(200) },
    { path: async (w) => `/api/listings/${await w.listing('pending')}/availability`, answers: open(404) },
  ],
  getOwnCalendar: {
    path: async (w) => `/api/my/listings/${await w.listing()}/calendar`,
    answers: account({ ...signed(404), seller: 200, admin: 200 }),
  },
  blockDays: {
    path: async (w) => `/api/my/listings/${await w.listing()}/blocks`,
    body: BLOCK,
    answers: only('seller', 201),
  },
  unblockDays: {
    path: async (w) => `/api/my/listings/${await w.blocked()}/blocks`,
    body: BLOCK,
    answers: only('seller', 200),
  },
  getAvails: { path: '/api/my/avails', answers: account(200) },
  getAvailsReps: { path: '/api/my/avails/reps', answers: account(200) },
  getAvailsCsv: { path: '/api/my/avails.csv', answers: account(200) },
  getAvailsWorkbook: { path: '/api/my/avails.xlsx', answers: account(200) },
  getAvailsPdf: { path: '/api/my/avails.pdf', answers: account(200) },
  getCrewList: { path: '/api/my/crew', answers: account(200) },
  getCrewCsv: { path: '/api/my/crew.csv', answers: account(200) },
  getCrewPdf: { path: '/api/my/crew.pdf', answers: account(200) },
  getSales: { path: '/api/my/sales', answers: account(200) },
  getSalesCalendar: { path: '/api/my/sales/calendar', answers: account(200) },
  getCommission: { path: '/api/my/commission', answers: account(200) },
  setCommissionRate: {
    path: '/api/my/commission/rates',
    body: (w) => ({
      userId: null,
      nameInContracts: `Ben ${w.unique()}`,
      clientClass: null,
      countsOn: 'booked',
      basisPoints: 1000,
      firstDay: '2027-01-01',
    }),
    answers: account(201),
  },
  removeCommissionRate: {
    path: async (w) => `/api/my/commission/rates/${await w.commissionRate()}`,
    answers: only('seller', 204),
  },
  getSalesCsv: { path: '/api/my/sales.csv', answers: account(200) },
  blockCells: {
    path: '/api/my/avails/blocks',
    body: async (w) => ({
      cells: [{ id: await w.listing(), unitId: null, from: BLOCK.from, to: BLOCK.to }],
      label: 'Harbor Dental',
    }),
    answers: only('seller', 200),
  },
  holdCells: {
    path: '/api/my/avails/holds',
    body: async (w) => ({
      cells: [{ id: await w.listing(), unitId: null, from: BLOCK.from, to: BLOCK.to }],
      clientName: w.unique(),
      until: toMarketDate(new Date()),
    }),
    answers: only('seller', 200),
  },
  releaseCells: {
    path: '/api/my/avails/releases',
    body: async (w) => ({
      cells: [{ id: await w.blocked(), unitId: null, from: BLOCK.from, to: BLOCK.to }],
    }),
    answers: only('seller', 200),
  },
  listClients: { path: '/api/my/clients', answers: account(200) },
  createClient: { path: '/api/my/clients', body: (w) => ({ name: w.unique() }), answers: account(201) },
  getClient: {
    path: async (w) => `/api/my/clients/${await w.soldTo()}`,
    answers: account({ ...signed(404), seller: 200 }),
  },
  updateClient: {
    path: async (w) => `/api/my/clients/${await w.soldTo()}`,
    body: { note: 'Calls on Mondays' },
    answers: account({ ...signed(404), seller: 200 }),
  },
  listProposals: { path: '/api/my/proposals', answers: account(200) },
  createProposal: {
    path: '/api/my/proposals',
    body: async (w) => ({
      cells: [{ id: await w.listing(), unitId: null, from: BLOCK.from, to: BLOCK.to }],
      clientName: w.unique(),
    }),
    answers: only('seller', 201),
  },
  getProposal: {
    path: async (w) => `/api/my/proposals/${await w.draftProposal()}`,
    answers: only('seller', 200),
  },
  updateProposal: {
    path: async (w) => `/api/my/proposals/${await w.draftProposal()}`,
    body: {
      title: 'January',
      intro: '',
      price: 'lines',
      oneCents: null,
      validDays: 7,
      holds: false,
      lines: [{ id: 1, spaceCents: null }],
      updatedAt: new Date(0).toISOString(),
    },
    // it was read at another moment
    answers: only('seller', 409),
  },
  previewProposalPrices: {
    path: async (w) => `/api/my/proposals/${await w.draftProposal()}/previews`,
    body: { price: 'lines', oneCents: null, lines: [{ id: 1, spaceCents: null }] },
    answers: only('seller', 200),
  },
  deleteProposal: {
    path: async (w) => `/api/my/proposals/${await w.draftProposal()}`,
    answers: only('seller', 200),
  },
  sendProposal: {
    path: async (w) => `/api/my/proposals/${await w.draftProposal()}/versions`,
    body: { updatedAt: new Date(0).toISOString() },
    // its client has no address
    answers: only('seller', 400),
  },
  answerProposalQuestion: {
    path: async (w) => `/api/my/proposals/${await w.draftProposal()}/answers`,
    body: { body: 'It is.' },
    // it was never sent
    answers: only('seller', 409),
  },
  withdrawProposal: {
    path: async (w) => `/api/my/proposals/${await w.draftProposal()}/withdrawal`,
    // it was never sent
    answers: only('seller', 409),
  },
  copyProposal: {
    path: async (w) => `/api/my/proposals/${await w.draftProposal()}/copies`,
    body: {},
    // it has no line
    answers: only('seller', 409),
  },
  addProposalLines: {
    path: async (w) => `/api/my/proposals/${await w.draftProposal()}/lines`,
    body: async (w) => ({
      cells: [{ id: await w.listing(), unitId: null, from: BLOCK.from, to: BLOCK.to }],
    }),
    answers: only('seller', 200),
  },
  proposeInConversation: {
    path: async (w) => `/api/conversations/${await w.conversation()}/proposals`,
    body: period(14),
    answers: account({ user: 409, other: 404, seller: 201, admin: 404 }),
  },
  getSharedProposal: {
    path: async (w) => `/api/shared-proposals/${await w.sharedProposal()}`,
    answers: open(200),
  },
  getSharedProposalPdf: {
    path: async (w) => `/api/shared-proposals/${await w.sharedProposal()}/proposal.pdf`,
    answers: open(200),
  },
  declineSharedProposal: {
    path: async (w) => `/api/shared-proposals/${await w.sharedProposal()}/refusals`,
    body: { reason: 'Too far out', sha256: '0'.repeat(64) },
    answers: open(409),
  },
  askAboutProposal: {
    path: async (w) => `/api/shared-proposals/${await w.sharedProposal()}/questions`,
    body: { name: 'Dana Reyes', body: 'Is it lit at night?' },
    // its seller answers on its own page
    answers: { ...open(200), seller: 403 },
  },
  askSharedProposal: {
    path: async (w) => `/api/shared-proposals/${await w.sharedProposal()}/approvals`,
    body: { version: 1, sha256: '0'.repeat(64) },
    // it was sent to another address
    answers: account(403),
  },
  acceptSharedProposal: {
    path: async (w) => `/api/shared-proposals/${await w.sharedProposal()}/acceptances`,
    body: { version: 1, sha256: '0'.repeat(64) },
    // it was sent to another address
    answers: account(403),
  },
  undoBlocks: {
    path: '/api/my/avails/blocks',
    // another one's block stays, as one that is not there does
    body: async (w) => ({ claims: [await w.blockId()] }),
    answers: account(200),
  },
  getBookingTerms: {
    path: async (w) => `/api/my/listings/${await w.listing()}/booking-terms`,
    answers: account({ ...signed(404), seller: 200, admin: 200 }),
  },
  putBookingTerms: {
    path: async (w) => `/api/my/listings/${await w.listing()}/booking-terms`,
    body: BOOKING,
    answers: only('seller', 200),
  },
  previewOpenings: {
    path: '/api/my/spaces/openings/preview',
    body: async (w) => ({ ids: [await w.listing()] }),
    // another owner's listing is refused one by one
    answers: account(200),
  },
  openSpaces: {
    path: '/api/my/spaces/openings',
    body: async (w) => ({ ids: [await w.listing()], mode: 'request' }),
    answers: account(200),
  },
  listTermTemplates: { path: '/api/my/term-templates', answers: account(200) },
  createTermTemplate: {
    path: '/api/my/term-templates',
    body: (w) => rateCard(w.unique()),
    answers: account(201),
  },
  updateTermTemplate: {
    path: async (w) => `/api/my/term-templates/${await w.rateCard()}`,
    body: (w) => rateCard(w.unique()),
    answers: only('seller', 200),
  },
  deleteTermTemplate: {
    path: async (w) => `/api/my/term-templates/${await w.rateCard()}`,
    answers: only('seller', 204),
  },
  previewTermsChange: {
    path: '/api/my/spaces/terms/preview',
    body: async (w) => ({ ids: [await w.listing()], change: { kind: 'no-rates' } }),
    // another owner's listing is refused one by one
    answers: account(200),
  },
  changeTerms: {
    path: '/api/my/spaces/terms',
    body: async (w) => ({ ids: [await w.listing()], change: { kind: 'no-rates' } }),
    answers: account(200),
  },
  createBooking: {
    path: '/api/bookings',
    body: async (w) => ({ listingId: await w.listing(), ...period(6) }),
    answers: account({ ...signed(201), seller: 403 }),
  },
  listBookings: { path: '/api/bookings', answers: account(200) },
  getBooking: {
    path: async (w) => `/api/bookings/${await w.booking()}`,
    answers: { ...members(200), admin: 200 },
  },
  takeBookingStep: {
    path: async (w) => `/api/bookings/${await w.booking()}/steps`,
    body: async (w) => ({ step: 'accept', ...(await w.bookingRead()) }),
    answers: account({ user: 409, other: 404, seller: 200, admin: 409 }),
  },
  // quoted by its seller: of a person alone, who has nobody to ask
  askForApproval: {
    path: async (w) => `/api/bookings/${await w.booking()}/approvals`,
    body: async (w) => ({ step: 'accept', ...(await w.bookingRead()) }),
    answers: account({ user: 409, other: 404, seller: 409, admin: 409 }),
  },
  // nobody here belongs to a company: each owns what is theirs alone
  getCompanyExport: { path: '/api/team/exports', answers: account(200) },
  exportCompany: { path: '/api/team/exports', body: confirmed, answers: account(409) },
  getCompanyExportFile: { path: '/api/team/exports/1/file', answers: account(404) },
  getCompanyDeletion: { path: '/api/team/deletion', answers: account(200) },
  deleteCompany: {
    path: '/api/team/deletion',
    body: (world: World) => ({ ...confirmed(world), confirmation: 'Alder Outdoor' }),
    answers: account(409),
  },
  keepCompany: { path: '/api/team/deletion/stop', answers: account(200) },
  // nobody here belongs to a company
  listApprovals: { path: '/api/my/approvals', answers: account(200) },
  getApproval: { path: '/api/my/approvals/1', answers: account(404) },
  decideApproval: {
    path: '/api/my/approvals/1/decisions',
    body: { decision: 'approved' },
    answers: account(404),
  },
  withdrawApproval: { path: '/api/my/approvals/1/withdrawals', body: {}, answers: account(404) },
  previewProposal: {
    path: async (w) => `/api/bookings/${await w.booking()}/previews`,
    body: (w) => w.proposal(),
    answers: { ...members(200), admin: 200 },
  },
  getCurrentOrder: { path: '/api/orders/current', answers: account(200) },
  getPlacedOrder: {
    path: async (w) => `/api/orders/${await w.order()}`,
    answers: account({ user: 200, other: 404, seller: 404, admin: 200 }),
  },
  getOrderReport: {
    path: async (w) => `/api/orders/${await w.order()}/report`,
    answers: account({ user: 200, other: 404, seller: 404, admin: 200 }),
  },
  getOrderReportPdf: {
    path: async (w) => `/api/orders/${await w.order()}/report.pdf`,
    answers: account({ user: 200, other: 404, seller: 404, admin: 200 }),
  },
  getOrderReportWorkbook: {
    path: async (w) => `/api/orders/${await w.order()}/report.xlsx`,
    answers: account({ user: 200, other: 404, seller: 404, admin: 200 }),
  },
  getOrderReportCsv: {
    path: async (w) => `/api/orders/${await w.order()}/report.csv`,
    answers: account({ user: 200, other: 404, seller: 404, admin: 200 }),
  },
  addOrderItem: {
    path: '/api/orders/items',
    body: async (w) => ({ listingId: await w.listing(), ...period(6) }),
    answers: account({ ...signed(201), seller: 403 }),
  },
  getBookingDocument: { path: (w) => w.invoice(), answers: { ...members(200), admin: 200 } },
  getArtwork: {
    path: async (w) => `/api/bookings/${await w.booked()}/creatives`,
    answers: { ...members(200), admin: 200 },
  },
  sendArtwork: {
    path: async (w) => `/api/bookings/${await w.booked()}/creatives`,
    body: buildFile,
    answers: account({ user: 201, other: 404, seller: 403, admin: 403 }),
  },
  // the world has no earlier booking of the same space
  copyArtwork: {
    path: async (w) => `/api/bookings/${await w.booked()}/creatives/copies`,
    body: { creativeId: '00000000-0000-4000-8000-000000000000' },
    answers: account({ user: 409, other: 404, seller: 403, admin: 403 }),
  },
  decideArtwork: {
    path: async (w) => `${await w.artwork()}/decisions`,
    body: { decision: 'approve' },
    answers: account({ user: 403, other: 404, seller: 200, admin: 403 }),
  },
  getArtworkFile: { path: async (w) => `${await w.artwork()}/file`, answers: members(200) },
  getProofs: {
    path: async (w) => `/api/bookings/${await w.booked()}/proofs`,
    answers: { ...members(200), admin: 200 },
  },
  sendProof: {
    path: async (w) => `/api/bookings/${await w.proving()}/proofs`,
    body: (w) => w.proofForm(),
    answers: account({ user: 403, other: 404, seller: 201, admin: 403 }),
  },
  getCapturePage: {
    path: async (w) => `/api/bookings/${await w.proving()}/capture`,
    answers: account({ user: 403, other: 404, seller: 200, admin: 403 }),
  },
  getProofPackage: {
    path: async (w) => `/api/bookings/${await w.proving()}/proof-package`,
    answers: { ...members(200), admin: 200 },
  },
  signAffidavit: {
    path: async (w) => `/api/bookings/${await w.proving()}/affidavits`,
    // of nothing that is owed
    body: () => buildAffidavit('none'),
    answers: account({ user: 403, other: 404, seller: 400, admin: 403 }),
  },
  listProofDuties: { path: '/api/my/proof-duties', answers: account(200) },
  exportProofDuties: { path: '/api/my/proof-duties.csv', answers: account(200) },
  listCrewLinks: { path: '/api/my/crew-links', answers: account(200) },
  createCrewLink: {
    path: '/api/my/crew-links',
    body: { label: 'Truck 2' },
    answers: account(201),
  },
  revokeCrewLink: { path: '/api/my/crew-links/999999', answers: account(404) },
  // the token in the address is all that is needed
  getCrewFaces: { path: `/api/crew/${'A'.repeat(43)}`, answers: open(404) },
  getCrewArtwork: { path: `/api/crew/${'A'.repeat(43)}/artwork/${NOBODY}`, answers: open(404) },
  sendCrewProof: { path: `/api/crew/${'A'.repeat(43)}/proofs`, body: buildFile, answers: open(404) },
  sendCrewProblem: { path: `/api/crew/${'A'.repeat(43)}/problems`, body: buildFile, answers: open(404) },
  listFaceProblems: { path: '/api/my/face-problems', answers: account(200) },
  // it says not what is wrong
  sendFaceProblem: { path: '/api/my/face-problems', body: buildFile, answers: account(400) },
  mendFaceProblem: {
    path: `/api/my/face-problems/${NOBODY}`,
    body: { isMended: true },
    answers: account(404),
  },
  getFaceProblemPreview: { path: `/api/my/face-problems/${NOBODY}/preview`, answers: account(404) },
  getFaceProblemOriginal: { path: `/api/my/face-problems/${NOBODY}/original`, answers: account(404) },
  listProofBatches: { path: '/api/my/proof-batches', answers: account(200) },
  createProofBatch: { path: '/api/my/proof-batches', answers: account(201) },
  getProofBatch: {
    path: async (w) => `/api/my/proof-batches/${await w.proofBatch()}`,
    answers: only('seller', 200),
  },
  sendBatchFile: {
    path: async (w) => `/api/my/proof-batches/${await w.proofBatch()}/files`,
    body: buildFile,
    answers: only('seller', 201),
  },
  chooseBatchFace: {
    path: async (w) => `/api/my/proof-batches/${await w.proofBatch()}/files/${NOBODY}`,
    body: { target: null },
    answers: only('seller', 409),
  },
  getBatchPreview: {
    path: async (w) => `/api/my/proof-batches/${await w.proofBatch()}/files/${NOBODY}/preview`,
    answers: account(404),
  },
  fileProofBatch: {
    path: async (w) => `/api/my/proof-batches/${await w.proofBatch()}/filings`,
    answers: only('seller', 202),
  },
  decideProof: {
    path: async (w) => `${await w.proof()}/decisions`,
    body: { decision: 'accept' },
    answers: account({ user: 200, other: 404, seller: 403, admin: 403 }),
  },
  // it has to be accepted first
  stepShownPhoto: {
    path: async (w) => `${await w.proof()}/showing`,
    body: { step: 'ask' },
    answers: account({ user: 409, other: 404, seller: 409, admin: 409 }),
  },
  listShownPhotos: {
    path: async (w) => `/api/listings/${await w.listing()}/shown-photos`,
    answers: open(200),
  },
  getShownPhoto: { path: `/api/shown-photos/${NOBODY}`, answers: open(404) },
  getCampaignReport: {
    path: async (w) => `/api/bookings/${await w.proving()}/report`,
    answers: { ...members(200), admin: 200 },
  },
  getCampaignReportPdf: {
    path: async (w) => `/api/bookings/${await w.proving()}/report.pdf`,
    answers: { ...members(200), admin: 200 },
  },
  getCampaignReportWorkbook: {
    path: async (w) => `/api/bookings/${await w.proving()}/report.xlsx`,
    answers: { ...members(200), admin: 200 },
  },
  getCampaignReportCsv: {
    path: async (w) => `/api/bookings/${await w.proving()}/report.csv`,
    answers: { ...members(200), admin: 200 },
  },
  getProofOriginal: {
    path: async (w) => `${await w.proof()}/original`,
    answers: { ...members(200), admin: 200 },
  },
  getProofPreview: {
    path: async (w) => `${await w.proof()}/preview`,
    answers: { ...members(200), admin: 200 },
  },
  getArtworkPreview: { path: async (w) => `${await w.artwork()}/preview`, answers: members(200) },
  exportAccounting: { path: '/api/my/bookings/export', answers: account(200) },
  chooseTransfer: {
    path: async (w) => `/api/bookings/${await w.booked()}/transfer`,
    answers: account({ user: 409, other: 404, seller: 404, admin: 404 }),
  },
  joinWaitlist: {
    path: async (w) => `/api/bookings/${await w.bookingDraft()}/waitlist`,
    answers: only('user', 200),
  },
  leaveWaitlist: {
    path: async (w) => `/api/bookings/${await w.bookingDraft()}/waitlist`,
    answers: only('user', 200),
  },
  listBookingChanges: {
    path: async (w) => `/api/bookings/${await w.booked()}/changes`,
    answers: { ...members(200), admin: 200 },
  },
  previewChange: {
    path: async (w) => `/api/bookings/${await w.lapsed()}/changes/previews`,
    body: ASKED_CHANGE,
    answers: { ...members(409), admin: 409 },
  },
  proposeChange: {
    path: async (w) => `/api/bookings/${await w.booked()}/changes`,
    body: {
      version: 9,
      asked: ASKED_CHANGE,
      reason: 'The opening has moved.',
    },
    answers: { ...members(409), admin: 409 },
  },
  answerChange: {
    path: async (w) => `/api/bookings/${await w.changing()}/changes/answers`,
    body: (w) => ({ step: 'accept', sha256: w.latestChangeHash() }),
    answers: account({ user: 409, other: 404, seller: 201, admin: 409 }),
  },
  offerRenewal: {
    path: async (w) => `/api/bookings/${await w.running()}/renewals`,
    body: async (w) => ({ terms: { ...(await w.proposal()), ...period(10) } }),
    answers: account({ user: 409, other: 404, seller: 201, admin: 409 }),
  },
  listBookingDisputes: {
    path: async (w) => `/api/bookings/${await w.booked()}/disputes`,
    answers: { ...members(200), admin: 200 },
  },
  openDispute: {
    path: async (w) => `/api/bookings/${await w.booked()}/disputes`,
    body: { reason: 'It was dark.' },
    answers: { ...members(201), admin: 409 },
  },
  answerDispute: {
    path: async (w) => `/api/bookings/${(await w.disputed()).bookingId}/disputes/answers`,
    body: { step: 'answer', answer: 'It was lit.' },
    answers: account({ user: 409, other: 404, seller: 201, admin: 409 }),
  },
  listDisputes: { path: '/api/admin/disputes', answers: desk(200) },
  resolveDispute: {
    path: async (w) => `/api/admin/disputes/${(await w.disputed()).disputeId}`,
    body: { resolution: 'nothing', decision: 'It was lit.' },
    answers: desk(200),
  },
  listResponseCodes: {
    path: async (w) => `/api/bookings/${await w.proving()}/codes`,
    answers: { ...members(200), admin: 200 },
  },
  createResponseCode: {
    path: async (w) => `/api/bookings/${await w.proving()}/codes`,
    body: { item: 0, target: 'https://acme.example/', isOurs: true },
    answers: account({ user: 201, other: 404, seller: 403, admin: 403 }),
  },
  changeResponseCode: {
    path: async (w) => (await w.code()).path,
    body: { target: 'https://acme.example/new', isOurs: true },
    answers: account({ user: 200, other: 404, seller: 403, admin: 403 }),
  },
  getResponseCodeSvg: {
    path: async (w) => `${(await w.code()).path}/qr.svg`,
    answers: { ...members(200), admin: 200 },
  },
  getResponseCodePdf: {
    path: async (w) => `${(await w.code()).path}/qr.pdf`,
    answers: { ...members(200), admin: 200 },
  },
  listDeskCodes: { path: '/api/admin/response-codes', answers: desk(200) },
  suspendResponseCode: {
    path: async (w) => `/api/admin/response-codes/${(await w.code()).code}`,
    body: { step: 'suspend', reason: 'It leads to a fake shop.' },
    answers: desk(200),
  },
  getReview: {
    path: async (w) => `/api/bookings/${await w.reviewing()}/review`,
    answers: { ...members(200), admin: 200 },
  },
  writeReview: {
    path: async (w) => `/api/bookings/${await w.reviewing()}/review`,
    body: {
      side: 'buyer',
      overall: 5,
      parts: { 'as-described': 5, 'as-agreed': 5, proof: 5, communication: 5 },
    },
    answers: account({ user: 201, other: 404, seller: 403, admin: 403 }),
  },
  // by the seller
  replyToReview: {
    path: async (w) => `/api/reviews/${await w.review()}/replies`,
    body: { body: 'Any time.' },
    answers: only('user', 201),
  },
  reportReview: {
    path: async (w) => `/api/reviews/${await w.review()}/reports`,
    body: { reason: 'It names my child.' },
    answers: account(201),
  },
  listSellerReviews: { path: async (w) => `/api/sellers/${await sellerOf(w)}/reviews`, answers: open(200) },
  listDeskReviews: { path: '/api/admin/reviews', answers: desk(200) },
  moderateReview: {
    path: async (w) => `/api/admin/reviews/${await w.review()}`,
    body: { part: 'review', step: 'hide', reason: 'It names a child.' },
    answers: desk(200),
  },
  getBookingPayments: {
    path: async (w) => `/api/bookings/${await w.lapsed()}/payments`,
    answers: { ...members(200), admin: 200 },
  },
  createPayment: {
    path: async (w) => `/api/bookings/${await w.lapsed()}/payments`,
    body: { ...MONEY, kind: 'arrived', method: 'check' },
    answers: account({ user: 409, other: 404, seller: 201, admin: 409 }),
  },
  startPayment: {
    path: async (w) => `/api/bookings/${await w.lapsed()}/provider-payments`,
    body: { method: 'card' },
    answers: account({ user: 409, other: 404, seller: 409, admin: 409 }),
  },
  checkPayment: {
    path: async (w) => `/api/bookings/${await w.lapsed()}/provider-payments/1/checks`,
    answers: account(404),
  },
  listPaymentAccounts: { path: '/api/my/payment-accounts', answers: account(200) },
  connectPaymentAccount: { path: '/api/my/payment-accounts/stripe', answers: account(404) },
  // webhook: closed where the provider is not configured, otherwise authorized by the notice's signature alone
  receivePaymentNotice: { path: '/payments/stripe/notices', answers: open(404) },
  getTestPayment: { path: '/api/test-payments/1', answers: account(404) },
  chooseTestOutcome: {
    path: '/api/test-payments/1/outcomes',
    body: { outcome: 'paid' },
    answers: account(404),
  },
  confirmPayment: {
    path: async (w) => `/api/bookings/${await w.lapsed()}/payments/${await w.sentPayment()}/confirmations`,
    body: { ...MONEY, hasArrived: true },
    answers: account({ user: 409, other: 404, seller: 201, admin: 409 }),
  },
  retractPayment: {
    path: async (w) => `/api/bookings/${await w.lapsed()}/payments/${await w.arrivedPayment()}/retractions`,
    body: { reason: 'The wrong line' },
    answers: account({ user: 409, other: 404, seller: 201, admin: 409 }),
  },
  getPaymentInstructions: { path: '/api/my/payment-instructions', answers: account(200) },
  putPaymentInstructions: {
    path: '/api/my/payment-instructions',
    body: (w) => ({ instructions: WAYS, password: w.password }),
    answers: account(200),
  },
  listOwnPayments: { path: '/api/my/payments', answers: account(200) },
  importStatement: {
    path: '/api/my/statements',
    body: async (w) => {
      await w.lapsed()
      return { name: 'march.csv', csv: w.statement() }
    },
    answers: account(201),
  },
  listStatementLines: { path: '/api/my/statement-lines', answers: account(200) },
  settleStatementLine: {
    path: async (w) => {
      await w.lapsed()
      return `/api/my/statement-lines/${await w.statementLine()}`
    },
    body: (w) => ({ bookingId: w.latestBookingId() }),
    answers: only('seller', 200),
  },
  listCalendars: {
    path: async (w) => `/api/my/listings/${await w.listing()}/calendars`,
    answers: only('seller', 200),
  },
  addCalendar: {
    path: async (w) => `/api/my/listings/${await w.listing()}/calendars`,
    body: { url: 'https://calendar.example/mine.ics' },
    answers: only('seller', 201),
  },
  deleteCalendar: {
    path: async (w) => `/api/my/listings/${await w.listing()}/calendars/${await w.importedCalendar()}`,
    answers: only('seller', 200),
  },
  shareCalendar: {
    path: async (w) => `/api/my/listings/${await w.listing()}/calendar-address`,
    answers: only('seller', 201),
  },
  unshareCalendar: {
    path: async (w) => `/api/my/listings/${await w.listing()}/calendar-address`,
    answers: only('seller', 200),
  },
  // the address is the whole proof
  getCalendarFile: { path: `/calendars/${'A'.repeat(43)}.ics`, answers: open(404) },
  listOpenDirectProducts: { path: '/api/opendirect/v2.1/products', answers: open(200) },
  getOpenDirectProduct: {
    path: async (w) => `/api/opendirect/v2.1/products/${await w.listing()}`,
    answers: open(200),
  },
  searchOpenDirectProducts: {
    path: '/api/opendirect/v2.1/products/search',
    body: { producttags: ['billboard'] },
    answers: open(200),
  },
  readOpenDirectAvails: {
    path: '/api/opendirect/v2.1/products/avails',
    body: async (w) => ({
      productids: [String(await w.listing())],
      accountid: 'a',
      advertiserbrandid: 'b',
      startdate: IN_A_MONTH,
      enddate: IN_A_MONTH,
    }),
    answers: open(200),
  },
  listAdcpProducts: { path: '/api/adcp/v3/products', answers: open(200) },
  createQuote: {
    path: async (w) => `/api/listings/${await w.listing()}/quotes`,
    body: { from: IN_A_MONTH, to: IN_A_MONTH },
    answers: open(200),
  },
  listTaxRates: { path: '/api/admin/tax-rates', answers: desk(200) },
  replaceTaxRates: {
    path: '/api/admin/tax-rates',
    body: { csv: 'Seattle,10.35,2026-01-01' },
    answers: desk(200),
  },
  reportListing: {
    path: async (w) => `/api/listings/${await w.listing()}/reports`,
    body: { reason: 'spam' },
    answers: open(201),
  },

  getPreparedBooking: {
    path: async (w) => `/api/prepared-bookings/${await w.prepared()}`,
    answers: open(200),
  },
  listLedger: { path: '/api/admin/ledger', answers: desk(200) },
  listDifferences: { path: '/api/admin/reconciliation', answers: desk(200) },
  closeDifference: {
    path: async (w) => `/api/admin/reconciliation/${await w.difference()}`,
    body: { reason: 'Settled by hand' },
    answers: desk(200),
  },
  listUnusualPrices: { path: '/api/admin/unusual-prices', answers: desk(200) },
  seeUnusualPrice: {
    path: async (w) => `/api/admin/unusual-prices/${await w.unusualPrice()}/seen`,
    body: { at: PRICED_AT },
    answers: desk(200),
  },
  getReviewPace: { path: '/api/review-pace', answers: account(200) },
  getWaitingChange: {
    path: async (w) => `/api/listings/${await w.changedListing()}/change`,
    answers: account({ ...signed(404), seller: 200, admin: 200 }),
  },
  listRevisions: { path: '/api/admin/revisions', answers: desk(200) },
  decideRevision: {
    path: async (w) => `/api/admin/revisions/${await w.revision()}`,
    body: { status: 'approved' },
    answers: desk(200),
  },
  countListings: { path: '/api/admin/listings/counts', answers: desk(200) },
  decideRevisions: {
    path: '/api/admin/revisions/decide',
    body: async (w) => ({ status: 'approved', revisions: [await w.revision()] }),
    answers: desk(200),
  },
  decideListings: {
    path: '/api/admin/listings/decide',
    body: async (w) => ({
      status: 'active',
      listings: [{ id: await w.listing('pending'), updatedAt: await w.updatedAt() }],
    }),
    answers: desk(200),
  },
  reviewListing: {
    path: async (w) => `/api/admin/listings/${await w.listing('pending')}`,
    answers: desk(200),
  },
  decideListing: {
    path: async (w) => `/api/admin/listings/${await w.listing('pending')}`,
    body: async (w) => ({ status: 'active', updatedAt: await w.updatedAt() }),
    answers: desk(200),
  },
  listImportReviews: { path: '/api/admin/imports', answers: desk(200) },
  getImportDigest: { path: async (w) => `/api/admin/imports/${await w.inventory()}`, answers: desk(200) },
  listImportSpaces: {
    path: async (w) => `/api/admin/imports/${await w.inventory()}/spaces`,
    answers: desk(200),
  },
  approveImport: {
    path: async (w) => `/api/admin/imports/${await w.inventory()}/approve`,
    body: { seenAt: PRICED_AT },
    answers: desk(409),
  },
  readTrust: { path: '/api/admin/trust', answers: desk(200) },
  changeTrust: {
    path: (w) => `/api/admin/sellers/${w.sellerId}/trust`,
    body: { isTrusted: true },
    answers: desk(409),
  },
  lookAtSample: { path: async (w) => `/api/admin/trust/${await w.listing()}/looked`, answers: desk(404) },
  listUsers: { path: '/api/users?limit=1', answers: desk(200) },
  listCompanies: { path: '/api/admin/companies?limit=1', answers: desk(200) },
  changeCompanyStanding: {
    path: '/api/admin/companies/2000000000',
    body: { isSuspended: true, reason: 'Spam' },
    answers: desk(404),
  },
  changeUser: [
    {
      path: (w) => `/api/admin/users/${w.sellerId}`,
      body: { status: 'suspended', reason: 'Spam' },
      answers: desk(200),
    },
    {
      path: (w) => `/api/admin/users/${w.sellerId}`,
      body: (w) => ({ role: 'admin', password: w.password }),
      answers: desk(200),
    },
  ],
  listReports: { path: '/api/admin/reports', answers: desk(200) },
  listReportedMessages: {
    path: async (w) => `/api/admin/reports/${await w.report()}/messages`,
    // about a listing, not a message
    answers: account({ ...signed(403), admin: 404 }),
  },
  resolveReport: {
    path: async (w) => `/api/admin/reports/${await w.report()}`,
    body: { resolution: 'Looked at it' },
    answers: desk(200),
  },
  listAuditEvents: { path: '/api/admin/audit', answers: desk(200) },
  listOutbox: { path: '/api/admin/outbox?limit=1', answers: desk(200) },
  getOutboxMessage: { path: async (w) => `/api/admin/outbox/${await w.mail()}`, answers: desk(200) },
  listFailedJobs: { path: '/api/admin/jobs', answers: desk(200) },
  sendTestMail: { path: '/api/admin/outbox/test', answers: desk(200) },
  retryJob: { path: '/api/admin/jobs/1/retry', answers: desk(404) },
  dropJob: { path: '/api/admin/jobs/1', answers: desk(404) },
  startBackup: { path: '/api/admin/backups', answers: desk(409) },
  getDesk: { path: '/api/admin/desk', answers: desk(200) },
  markErrorsSeen: { path: '/api/admin/errors/seen', body: { upTo: 1 }, answers: desk(200) },
  listErrors: { path: '/api/admin/errors', answers: desk(200) },
  reportError: {
    path: '/api/errors',
    body: { message: 'Oh', where: 'test', path: '/' },
    answers: open(202),
  },

  listSites: { path: '/api/network-sites', answers: open(200) },
  listOwnCrossPosts: { path: '/api/my/cross-posts?listing=1', answers: account(200) },
  listManagedSites: { path: '/api/admin/sites', answers: desk(200) },
  putSite: {
    path: '/api/admin/sites/funlist',
    body: { description: 'Things to do' },
    answers: desk(200),
  },
  listCrossPosts: { path: '/api/admin/cross-posts', answers: desk(200) },
  retryCrossPosts: { path: '/api/admin/sites/funlist/retry', answers: desk(200) },

  getHelpHome: { path: '/api/content/help', answers: open(200) },
  searchHelp: { path: '/api/content/search?q=price', answers: open(200) },
  getHelpCategory: { path: '/api/content/categories/getting-started', answers: open(200) },
  getHelpTopic: { path: '/api/content/topics/search', answers: open(200) },
  getArticle: { path: '/api/content/articles/pricing-models', answers: open(200) },
  countArticleView: { path: '/api/content/articles/pricing-models/views', answers: open(200) },
  voteOnArticle: {
    path: '/api/content/articles/pricing-models/votes',
    body: { isHelpful: true, visitor: NOBODY },
    answers: open(200),
  },
  getFaq: { path: '/api/content/faqs/general', answers: open(200) },
  getLegalText: { path: '/api/content/legal/terms', answers: open(200) },
  listPosts: { path: '/api/content/posts', answers: open(200) },
  getPost: { path: '/api/content/posts/what-a-space-costs', answers: open(200) },

  sendSupportMessage: {
    path: '/api/support/messages',
    body: (w) => ({
      name: 'Ann',
      email: mail(w),
      subject: 'A question',
      category: 'other',
      message: 'How does it all work?',
    }),
    answers: open(201),
  },
  getSupportInfo: { path: '/api/support', answers: open(200) },
  // webhook: closed without its secret, otherwise authorized by the mail's signature alone
  receiveMail: { path: '/api/mail/inbound', answers: open(404) },
  receiveSupportMail: { path: '/api/support/inbound', answers: open(404) },
  getHeldMail: { path: '/api/mail/confirmations/preview', body: { token: 'none' }, answers: open(400) },
  confirmMail: { path: '/api/mail/confirmations', body: { token: 'none' }, answers: open(400) },
  discardMail: { path: '/api/mail/confirmations/discard', body: { token: 'none' }, answers: open(400) },
  getInboxSummary: { path: '/api/admin/support/desk', answers: desk(200) },
  createCannedReply: {
    path: '/api/admin/support/canned-replies',
    body: (w) => ({ title: w.unique(), body: 'Thank you for asking.' }),
    answers: desk(201),
  },
  deleteCannedReply: { path: '/api/admin/support/canned-replies/999', answers: desk(204) },
  listTickets: { path: '/api/admin/support', answers: desk(200) },
  getAttachment: {
    path: '/api/admin/support/attachments/999',
    answers: account({ ...signed(403), admin: 404 }),
  },
  getTicket: { path: async (w) => `/api/admin/support/${await w.ticket()}`, answers: desk(200) },
  replyToTicket: {
    path: async (w) => `/api/admin/support/${await w.ticket()}/replies`,
    body: { message: 'Thank you for asking.' },
    answers: desk(201),
  },
  updateTicket: {
    path: async (w) => `/api/admin/support/${await w.ticket()}`,
    body: { status: 'closed' },
    answers: desk(200),
  },
  subscribe: { path: '/api/newsletter', body: (w) => ({ email: mail(w) }), answers: open(202) },
  checkSubscriptionLink: {
    path: '/api/newsletter/link',
    body: async (w) => ({ token: await w.subscription() }),
    answers: open(200),
  },
  confirmSubscription: {
    path: '/api/newsletter/confirm',
    body: async (w) => ({ token: await w.subscription() }),
    answers: open(200),
  },
  unsubscribe: {
    path: async (w) => `/api/newsletter/unsubscribe?token=${await w.subscription()}`,
    answers: open(200),
  },
  exportSubscribers: { path: '/api/admin/newsletter.csv', answers: desk(200) },
  countPageView: { path: '/api/page-views', body: { path: '/about' }, answers: open(204) },
  getPageViews: { path: '/api/admin/page-views', answers: desk(200) },
  streamEvents: { path: '/api/live', answers: account(200) },
  listEvents: { path: '/api/live/events?after=0', answers: account(200) },
  getLiveSummary: { path: '/api/live/summary', answers: account(200) },
}
