import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Booking } from '@roomlark/contract/bookings/booking'
import { addMonths, daysBetween } from '@roomlark/contract/dates'
import { toMonthStart } from '@roomlark/contract/money-calendar'
import { addPartnership } from '../server/test/partnerships.ts'
import { planInput, roomTypeInput } from '../server/test/rooms-input.ts'
import { addLink } from '../server/test/tracked-links.ts'
import type { SignedInPath } from '../web/src/app/signed-in-paths.ts'
import { type Account, createAccount, setSwitches, turnOnMfa } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { runJob } from './fixtures/jobs.ts'
import { watchShifts } from './fixtures/layout-shift.ts'
import { mailTo } from './fixtures/mail.ts'
import { referBooking } from './fixtures/referrals.ts'
import type { Server } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

/** From the narrowest phone to a wide desktop; scripts know the two between them. */
const widths = [320, 768, 1200, 1440]

/** A style that follows the width of its box begins at no certain width of the screen, so more of those are tried. */
const widthsForBoxes = [360, 640, 1024, 1360]

/** Names as people type them: without a space, from right to left, and signs of many parts. */
const names = [
  'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 90),
  'מרדכיאליעזרבןיהושעהלוישטיינברגרגולדנבלום',
  '👩‍👩‍👧‍👦'.repeat(8),
] as const

/** Names of room types and plans may be shorter. */
const called = { type: names[0].slice(0, 80), plan: names[0].slice(0, 60) }
const otherCalled = { type: '👩‍👩‍👧‍👦'.repeat(7), plan: names[1] }

/** Pages that no journey examines with axe. */
const examined = [
  /^\/(login|register|forgot-password|reset-password|terms-of-service|cookie-policy|partnerships|partnerships\/links)?$/,
  /^\/hotels\/[\w-]{36}(\/edit|\/rates(\?tab=\w+)?)?$/,
  /^\/bookings(\/day|\/calendar|\/new|\?booking=[\w-]+)$/,
]

/** Titles of pages that report a fault, in the languages of the visitors. */
const fault = /did not load|has a fault|Page not found/
const faults = new RegExp(
  [fault.source, ...['de', 'fr', 'it'].flatMap(listFaults)]
    .map((text) => text.replace(/[.?()]/g, '\\$&'))
    .join('|'),
)

function listFaults(language: string): string[] {
  const file = new URL(`../contract/texts/${language}.json`, import.meta.url)
  const texts = Object.entries<string>(JSON.parse(readFileSync(file, 'utf8')))
  return texts.filter(([text]) => fault.test(text) && !text.includes('{')).map(([, translated]) => translated)
}

type Visitor = 'hotelier' | 'administrator' | 'affiliate'

/** The account that opens each route; a missing route does not compile. */
const routes: Record<SignedInPath, readonly Visitor[]> = {
  '/dashboard': ['hotelier', 'administrator', 'affiliate'],
  '/dashboard/activity': ['hotelier'],
  '/profile': ['hotelier'],
  '/two-step': ['hotelier'],
  '/settings': ['hotelier'],
  '/settings/team': ['hotelier'],
  '/settings/company': ['hotelier'],
  '/notifications': ['hotelier'],
  '/hotels': ['hotelier'],
  '/hotels/create': ['hotelier'],
  '/hotels/import': ['hotelier'],
  '/hotels/:id': ['hotelier'],
  '/hotels/:id/edit': ['hotelier'],
  '/hotels/:id/embed': ['hotelier'],
  '/hotels/:id/import': ['hotelier'],
  '/hotels/:id/arrivals': ['hotelier'],
  '/hotels/:id/invoicing': ['hotelier'],
  '/hotels/:id/letters': ['hotelier'],
  '/hotels/:id/rates': ['hotelier'],
  '/hotels/:id/payments': ['hotelier'],
  '/hotels/:id/payments/settings': ['hotelier'],
  '/hotels/:id/partners/boost': ['hotelier'],
  '/hotels/:id/partners/terms': ['hotelier'],
  '/hotels/:id/partners/creatives': ['hotelier'],
  '/hotels/:id/partners': ['hotelier'],
  '/hotels/:id/statements': ['hotelier'],
  '/hotels/:id/statements/:month': ['hotelier'],
  '/partners': ['hotelier'],
  '/bookings/holds': ['administrator'],
  '/bookings/commissions': ['administrator'],
  '/bookings/disputes': ['administrator'],
  '/bookings/payouts': ['administrator'],
  '/bookings/payouts/:month': ['administrator'],
  '/bookings/ledger': ['administrator'],
  '/bookings/bank': ['administrator'],
  '/bookings/statements': ['administrator'],
  '/bookings/statements/:id': ['administrator'],
  '/bookings/*': ['hotelier'],
  '/partnerships': ['affiliate'],
  '/partnerships/find': ['affiliate'],
  '/partnerships/requests': ['affiliate'],
  '/partnerships/profile': ['affiliate'],
  '/partnerships/page': ['affiliate'],
  '/partnerships/offers': ['affiliate'],
  '/partnerships/links': ['affiliate'],
  '/partnerships/:id': ['affiliate'],
  '/partnerships/:id/embed': ['affiliate'],
  '/partnerships/:id/creatives': ['affiliate'],
  '/partnerships/:id/links/:linkId/test': ['affiliate'],
  '/performance': ['affiliate'],
  '/performance/earnings': ['affiliate'],
  '/performance/earnings/stays': ['affiliate'],
  '/performance/earnings/statements/:id': ['affiliate'],
  '/performance/earnings/details': ['affiliate'],
  '/commissions/:bookingId': ['hotelier', 'affiliate'],
  '/performance/earnings/holds/:id': ['affiliate'],
  '/users': ['administrator'],
  '/users/announcements': ['administrator'],
  '/users/audit': ['administrator'],
  '/users/invitations': ['administrator'],
  '/users/partnerships': ['administrator'],
  '/users/signals': ['administrator'],
  '/users/:id': ['administrator'],
  '/analytics': ['administrator'],
}

type Placed = Extract<SignedInPath, `${string}:${string}` | `${string}*`>
type World = {
  accounts: Record<Visitor, Account>
  /** Pages opened of a route that has more than one. */
  pages: Record<Placed, readonly string[]>
}

const tests: { what: string; visitor: Visitor; isPart: (route: SignedInPath) => boolean; more: string[] }[] =
  [
    {
      what: 'signed-in page of a hotel',
      visitor: 'hotelier',
      isPart: (route) => route !== '/bookings/*',
      more: ['/hotels?page=9'],
    },
    { what: 'page of the desk', visitor: 'hotelier', isPart: (route) => route === '/bookings/*', more: [] },
    {
      what: 'signed-in page of an administrator',
      visitor: 'administrator',
      isPart: () => true,
      more: ['/settings?section=launch', '/settings?section=system'],
    },
    { what: 'signed-in page of an affiliate', visitor: 'affiliate', isPart: () => true, more: [] },
  ]

for (const { what, visitor, isPart, more } of tests) {
  test(`every ${what} opens without a fault, fits at any width and does not jump`, async ({
    page,
    server,
    signInAs,
  }) => {
    await setSwitches(server, { onlinePayments: 'open' })
    const { accounts, pages } = await makeWorld(server)
    const isPlaced = (route: SignedInPath): route is Placed => route in pages
    const own = Object.entries(routes).flatMap(([route, visitors]) => {
      const path = route as SignedInPath
      if (!visitors.includes(visitor) || !isPart(path)) return []
      return isPlaced(path) ? pages[path] : [path]
    })
    await signInAs(accounts[visitor])
    await expectFit(page, [...own, ...more])
  })
}

test('every public page opens without a fault and fits at any width', async ({ page, server }) => {
  const { hotel } = await openTestHotel(server, await createAccount(server))
  await expectFit(page, [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/launch-list',
    '/invitation',
    '/team-invitation',
    '/unsubscribe',
    '/change-email',
    '/privacy-policy',
    '/status',
    '/help',
    '/help/launch-control',
    `/stay/${hotel.slug}`,
  ])
})

test('every page for guests fits at any width, whatever a hotel, its rooms and its plans are called', async ({
  page,
  server,
}) => {
  const city = names[0].slice(0, 60)
  const testHotel = await openTestHotel(
    server,
    await createAccount(server),
    4,
    { name: names[0], city, description: names.join(' ') },
    called,
  )
  const { base, hotel, send, day } = testHotel
  await send('POST', `${base}/rooms`, {
    ...roomTypeInput({ name: otherCalled.type, description: names.join(' ') }),
    numbers: ['201'],
  })
  await send('POST', `${base}/rates/plans`, planInput({ name: otherCalled.plan }))
  const email = `fit-${hotel.id.slice(0, 8)}@guests.example`
  await testHotel.book(names[0], 10, 12, { guest: { name: names[0], email } })
  const soon = `soon-${email}`
  await testHotel.book(names[0], 1, 2, { guest: { name: names[0], email: soon } })
  const findPath = async (to: string) =>
    /\/stays\/bookings\/[\w-]{43}/.exec((await mailTo(server, to)).text)?.[0] ?? ''
  const booking = await findPath(email)
  const stay = `checkInOn=${day(10)}&checkOutOn=${day(12)}`
  const chosen = `/stays/${hotel.slug}?${stay}&plan=${testHotel.plan.id}&room=${testHotel.type.id}.1`
  await page.goto(chosen)
  await page.getByRole('button', { name: 'Book now' }).click()
  await page.waitForURL(/\/stays\/checkout\//)
  const checkout = new URL(page.url()).pathname
  await expectFit(page, [
    '/stays',
    `/stays/search?place=${encodeURIComponent(city)}&${stay}`,
    `/stays/${hotel.slug}`,
    `/stays/${hotel.slug}?${stay}`,
    chosen,
    checkout,
    ...[`${booking}?confirmed=1`, `${booking}/change`, `${booking}/details`, `${booking}/cancel`],
    `${await findPath(soon)}/check-in`,
    ...[`${booking}/print`, `${booking}/erase`, `${booking}/letters`, `${booking}/review`, '/stays/bookings'],
    ...[`/stays/${hotel.slug}/reviews`, '/stays/reviews'],
    ...['/terms-of-service', '/cookie-policy', '/about'],
    `/stays/search?place=nowhere`,
    `/stays/in/italy/${encodeURIComponent(city.toLowerCase())}`,
  ])
})

/**
 * Makes a hotel with a booking, a group and guests, and stays through a partner of every kind that a receipt explains;
 * one of them was billed and is payable, one is disputed and one on hold.
 */
async function makeWorld(server: Server): Promise<World> {
  const accounts = {
    hotelier: await createAccount(server, 'hotel'),
    administrator: await createAccount(server, 'admin'),
    affiliate: await createAccount(server, 'affiliate', {
      firstName: names[1],
      lastName: names[0].slice(0, 60),
    }),
  }
  await turnOnMfa(server, accounts.administrator)
  // Their words are longer than the English ones.
  await server.sql`
    UPDATE users SET language = chosen.language
    FROM (VALUES (${accounts.hotelier.id}::uuid, 'de'), (${accounts.administrator.id}, 'it'), (${accounts.affiliate.id}, 'fr'))
      AS chosen (id, language)
    WHERE users.id = chosen.id`
  const affiliateId = accounts.affiliate.id
  const testHotel = await openTestHotel(
    server,
    accounts.hotelier,
    9,
    { name: names[0], city: names[0].slice(0, 60), currency: 'USD' },
    called,
  )
  const { hotel, base, book, send, day, today } = testHotel
  const partnershipId = await addPartnership(server, { hotelId: hotel.id, affiliateId })
  const linkId = await addLink(server, {
    affiliateId,
    hotelId: hotel.id,
    code: `fit-${hotel.id.slice(0, 8)}`,
  })
  const stay = (email: string) =>
    book(names[0], 0, 2, {
      source: 'affiliate',
      partnershipId,
      guest: { name: names[0], email },
    })
  const billed = await stay('billed@guests.example')
  const disputed = await stay('disputed@guests.example')
  await stay('someone@mailinator.com')
  const referred: Booking[] = []
  for (const method of ['link', 'embed', 'promo-code'] as const) {
    const booking = await book(names[0], 0, 2)
    await referBooking(server, { bookingId: booking.id, affiliateId, hotelId: hotel.id, clicks: 1, method })
    await server.sql`INSERT INTO commission_backlog VALUES (${booking.id})`
    referred.push(booking)
  }
  await server.setClock(`${day(3)}T12:00:00Z`)
  for (const { id, version } of [billed, disputed, ...referred]) {
    await send('POST', `${base}/statements/questions/${id}`, { answer: 'stayed', version })
  }
  await send('POST', `/commissions/${disputed.id}/disputes`, {
    reason: 'shorter-stay',
    claimedBaseCents: 10_000,
    text: 'One night was given back.',
  })
  const month = toMonthStart(day(2))
  await server.setClock(`${addMonths(month, 1).slice(0, 8)}25T12:00:00Z`)
  await runJob(server, 'commissions.advance')
  await runJob(server, 'statements.close')
  await server.sql`
    UPDATE commissions SET covered_net_usd_cents = net_usd_cents WHERE booking_id = ${billed.id}`
  const now = `${addMonths(month, 2).slice(0, 8)}02`
  await server.setClock(`${now}T12:00:00Z`)
  await runJob(server, 'payouts.draw')
  await server.sql`
    UPDATE payout_runs SET state = 'approved', approved_at = drawn_at WHERE month = ${addMonths(month, 2)}`
  await server.sql`
    UPDATE affiliate_statements SET state = 'carried', number = ${`AS-${hotel.id.slice(0, 8)}`}
    WHERE affiliate_id = ${affiliateId}`
  const inDays = daysBetween(today, now)
  const present = await book(names[0], inDays, inDays + 2, {
    notes: names.join(' '),
    specialRequests: names.join(' '),
  })
  for (const [index, name] of names.entries()) {
    await book(name, inDays, inDays + 2, { guest: { name, email: `present-${index}@guests.example` } })
  }
  await testHotel.assign(present, 0)
  await book(names[0], inDays + 1, inDays + 3, { state: 'held' })
  await testHotel.addPhotos(['#04606c'])
  const group = await send<{ id: string }>('POST', `${base}/groups`, {
    name: names[0].slice(0, 80),
    contactName: '',
    contactEmail: '',
    contactPhone: '',
    billing: 'guests',
    payer: null,
    ratePlanId: testHotel.plan.id,
    notes: '',
    cutOffAt: `${day(inDays + 8)}T12:00:00.000Z`,
    arriveOn: day(inDays + 10),
    departOn: day(inDays + 12),
    blocks: [{ roomTypeId: testHotel.type.id, priceCents: 9000, rooms: [1, 1] }],
  })
  const [made] = await server.sql<{ statement: string; hold: string; paid: string; guest: string }[]>`
    SELECT s.id AS statement, h.id AS hold,
           (SELECT id FROM affiliate_statements WHERE affiliate_id = ${affiliateId}) AS paid,
           (SELECT guest_profile_id FROM bookings WHERE id = ${present.id}) AS guest
    FROM hotel_statements s JOIN commission_holds h ON h.hotel_id = s.hotel_id WHERE s.hotel_id = ${hotel.id}`
  if (!made) throw new Error('no statement was closed')
  const months = [month, addMonths(month, 2)].map((one) => one.slice(0, 7))
  const partnership = `/partnerships/${partnershipId}`
  const pages: World['pages'] = {
    '/hotels/:id': [base],
    '/hotels/:id/edit': [`${base}/edit`],
    '/hotels/:id/embed': [`${base}/embed`],
    '/hotels/:id/import': [`${base}/import`],
    '/hotels/:id/arrivals': [`${base}/arrivals`],
    '/hotels/:id/invoicing': [`${base}/invoicing`],
    '/hotels/:id/letters': [`${base}/letters`],
    '/hotels/:id/rates': ['', '?tab=rooms', '?tab=plans', '?tab=demand', '?tab=feeds'].map(
      (tab) => `${base}/rates${tab}`,
    ),
    '/hotels/:id/payments': [`${base}/payments`],
    '/hotels/:id/payments/settings': [`${base}/payments/settings`],
    '/hotels/:id/partners/boost': [`${base}/partners/boost`],
    '/hotels/:id/partners/terms': [`${base}/partners/terms`],
    '/hotels/:id/partners/creatives': [`${base}/partners/creatives`],
    '/hotels/:id/partners': [`${base}/partners`],
    '/hotels/:id/statements': [`${base}/statements`],
    '/hotels/:id/statements/:month': months.map((one) => `${base}/statements/${one}`),
    '/bookings/payouts/:month': [`/bookings/payouts/${months[1]}`],
    '/bookings/statements/:id': [`/bookings/statements/${made.statement}`],
    '/bookings/*': [
      '/bookings',
      `/bookings?booking=${present.id}`,
      `/bookings/${present.id}`,
      '/bookings/calendar',
      '/bookings/day',
      '/bookings/companies',
      '/bookings/groups',
      '/bookings/waiting',
      `/bookings/groups/${group.id}`,
      `/bookings/groups/${group.id}/rooming-list`,
      '/bookings/guests',
      `/bookings/guests/${made.guest}`,
      '/bookings/housekeeping',
      '/bookings/new',
      '/bookings/reports',
      '/bookings/invoices',
      '/bookings/reviews',
      '/bookings/reports/cash',
      '/bookings/reports/taxes',
      '/bookings/reports/day',
      `/bookings/${present.id}/folio`,
    ],
    '/partnerships/:id': [partnership],
    '/partnerships/:id/embed': [`${partnership}/embed`],
    '/partnerships/:id/creatives': [`${partnership}/creatives`],
    '/partnerships/:id/links/:linkId/test': [`${partnership}/links/${linkId}/test`],
    '/performance/earnings/statements/:id': [`/performance/earnings/statements/${made.paid}`],
    '/performance/earnings/holds/:id': [`/performance/earnings/holds/${made.hold}`],
    '/commissions/:bookingId': [disputed, ...referred].map(({ id }) => `/commissions/${id}`),
    '/users/:id': [`/users/${affiliateId}`],
  }
  return { accounts, pages }
}

async function expectFit(page: Page, paths: string[]): Promise<void> {
  test.slow()
  const shifts = await watchShifts(page)
  // Resizing through the browser itself takes half the time.
  const screen = await page.context().newCDPSession(page)
  const resize = (width: number) =>
    screen.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: 900,
      deviceScaleFactor: 1,
      mobile: false,
    })
  const wrong: string[] = []
  for (const path of paths) {
    await resize(1440)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#main [data-loading]')).toHaveCount(0)
    await expect(page.getByText(faults), path).toHaveCount(0)
    const { total, moved } = await shifts()
    if (total >= 0.05) wrong.push(`${path} jumps by ${total.toFixed(2)}`, ...moved)
    if (examined.some((pattern) => pattern.test(path)))
      wrong.push(...(await faultsInBothThemes(page)).map((fault) => `${path}: ${fault}`))
    // Hidden pages are laid out but not drawn; drawing each width would cost as much as all the rest.
    await page.evaluate(() => document.documentElement.style.setProperty('visibility', 'hidden'))
    const others = new Set<number>()
    const expectRoom = async (width: number) => {
      await resize(width)
      // A chart follows the width of its card one frame later.
      let found = await page.evaluate(findOverhang)
      for (let tries = 0; tries < 20 && found.length > 0; tries += 1) {
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
        found = await page.evaluate(findOverhang)
      }
      wrong.push(...found.map((what) => `${path} at ${width}: ${what}`))
    }
    for (const width of widths) {
      await expectRoom(width)
      const { begins, hasBoxes } = await page.evaluate(findBeginnings)
      for (const other of [...begins, ...(hasBoxes ? widthsForBoxes : [])]) others.add(other)
    }
    for (const width of others) if (!widths.includes(width)) await expectRoom(width)
  }
  await screen.detach()
  expect(wrong).toEqual([])
}

/**
 * Finds the widths of the screen at which a style of something on this page begins, because a layout has the least room
 * where it begins, and whether styles follow the width of a box. Runs in the browser.
 */
function findBeginnings(): { begins: number[]; hasBoxes: boolean } {
  const begins = new Set<number>()
  let hasBoxes = false
  const isUsed = (selector: string) => document.querySelector(selector.replace(/::[\w-]+/g, '')) !== null
  const widthsIn = (condition: string) => {
    const read = [...condition.matchAll(/width\s*(<=|>=|<|:)\s*([\d.]+)(px|rem)/g)]
    if (condition.includes('width') && read.length === 0) throw new Error(`What is ${condition}?`)
    return read.map(
      ([, sign, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1) + (sign === '<=' ? 1 : 0),
    )
  }
  const visit = (rules: CSSRuleList, widths: readonly number[], isInBox: boolean) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        visit(rule.cssRules, [...widths, ...widthsIn(rule.media.mediaText)], isInBox)
      else if (rule instanceof CSSContainerRule) visit(rule.cssRules, widths, true)
      else if (rule instanceof CSSStyleRule) {
        const isNew = widths.some((width) => !begins.has(width)) || (isInBox && !hasBoxes)
        if (!isNew || !isUsed(rule.selectorText)) continue
        for (const width of widths) begins.add(width)
        hasBoxes ||= isInBox
      } else if (rule instanceof CSSGroupingRule) visit(rule.cssRules, widths, isInBox)
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules, [], false)
  return { begins: [...begins].filter((width) => width > 320 && width < 1440), hasBoxes }
}

/** Finds whether the page itself, or anything inside a card, is too wide, or its open tab out of sight. Runs in the browser. */
function findOverhang(): string[] {
  const sideways = document.documentElement.scrollWidth - innerWidth
  const found = sideways > 0 ? [`the page by ${sideways}`] : []
  for (const tab of document.querySelectorAll('main nav [aria-current="page"]')) {
    const { left, right } = tab.getBoundingClientRect()
    if (left < -1 || right > innerWidth + 1) found.push(`the open tab "${tab.textContent}" out of sight`)
  }
  // On a desktop there is room for every list; calendars are wider by their nature.
  for (const box of innerWidth >= 1440 ? document.querySelectorAll('main *') : []) {
    const { overflowX } = getComputedStyle(box)
    const wide = box.scrollWidth - box.clientWidth
    if (overflowX !== 'auto' && overflowX !== 'scroll') continue
    if (wide > 1 && !box.closest('nav, [role=grid]') && !box.querySelector('[role=grid]')) {
      found.push(`"${box.textContent.trim().slice(0, 30)}" wider than its box by ${wide}`)
    }
  }
  for (const card of document.querySelectorAll('main section, main article')) {
    if (getComputedStyle(card).overflowX !== 'visible') continue
    const edge = card.getBoundingClientRect().right + 1
    const hanging = [...card.querySelectorAll('*')].find(
      (part) =>
        part.getBoundingClientRect().right > edge &&
        part.parentElement?.closest('section, article') === card &&
        part.getClientRects().length > 0 &&
        !part.closest('[class*=overflow], [class*=sr-only], svg'),
    )
    if (hanging) found.push(`"${hanging.textContent.trim().slice(0, 30)}" over its card`)
  }
  return found
}
