import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { addDays, utcDay } from '@roomlark/contract/dates'
import { findBrowser } from '../../scripts/browser.mjs'
import type { Bench, Options } from './bench.ts'
import { serveDemo, signInToDemo } from './demo.ts'
import { Figures } from './measure.ts'

const today = utcDay(new Date())
const slug = 'villa-marenne'
/** How long somebody's thumb takes for a press, and for a character. */
const hand = { tapSeconds: 2, characterSeconds: 0.4 }
const patienceMs = 60_000

export const payments: Bench = {
  name: 'payments',
  title: 'Paying online',
  about: `The demo in a real Chromium, with the simulated payment service. A guest with a phone of 390 × 844 points books a prepaid room, from its offer to the page that confirms it; a tap is a press or a field that is touched, and somebody’s hand is reckoned with ${hand.tapSeconds} s for each tap and ${hand.characterSeconds} s for each character, besides the waiting that is measured. Then another guest pays by a link that the desk has made, and both are timed from the press on “Pay” at the payment service: the folio that is open at the desk shows the payment, and the desk’s notifications have it.`,
  isNeverQuick: true,
  async run(options) {
    const guest = new Figures()
    const desk = new Figures()
    await serveDemo(options, ({ url }) => measurePayments(url, options, { guest, desk }))
    return {
      sizes: 'the demo',
      tables: [
        {
          title: 'a guest on a phone',
          columns: [
            { title: 'taps', digits: 0, better: 'lower', goal: 14 },
            { title: 'characters', digits: 0 },
            { title: 'waiting', unit: ' s', digits: 1 },
            { title: 'with somebody’s hand', unit: ' s', digits: 0 },
          ],
          rows: guest.rows(['taps', 'characters', 'waiting', 'whole']),
        },
        {
          title: 'paid by a link',
          columns: [{ title: 'after', unit: ' ms', digits: 0 }],
          rows: desk.rows(['after']),
        },
      ],
      notes: ['Goals: under 90 s with somebody’s hand, and within 2000 ms at the desk.'],
    }
  },
}

async function measurePayments(
  url: string,
  { runs, say }: Pick<Options, 'runs' | 'say'>,
  { guest, desk }: { guest: Figures; desk: Figures },
): Promise<void> {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const token = await signInToDemo(url)
    // The first visits warm up, and are not counted.
    for (let run = 0; run <= runs; run += 1) {
      const booked = await bookOnPhone(browser, url)
      const told = await payByLink(browser, url, token)
      if (run === 0) continue
      say(`  run ${run} of ${runs}`)
      guest.add('prepaid room', booked)
      desk.add('the open folio shows it', { after: told.folioMs })
      desk.add('the notifications have it', { after: told.noticeMs })
    }
  } finally {
    await browser.close()
  }
}

async function bookOnPhone(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url }])
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  let [taps, characters] = [0, 0]
  const press = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const fill = async (target: Locator, text: string) => {
    taps += 1
    characters += text.length
    await target.fill(text)
  }
  const stay = `checkInOn=${addDays(today, 30)}&checkOutOn=${addDays(today, 33)}&adults=2`
  // The demo is filled with payments last.
  do await page.goto(`${url}/stays/${slug}?${stay}`)
  while (!/Pay €[\d.,]+ now/.test(await page.locator('main').innerText()))
  const begunAt = performance.now()
  await press(page.getByRole('link', { name: /^Select .*Non-refundable/ }).first())
  await press(page.getByRole('button', { name: 'Book now' }))
  await fill(page.getByLabel('Your name'), 'Elena Marchetti')
  await fill(page.getByLabel('Email'), `${randomUUID().slice(0, 8)}@guests.example`)
  await press(page.getByRole('checkbox', { name: /^I agree to/ }))
  await press(
    page
      .locator('main')
      .getByRole('button', { name: /^(Book|Continue|Pay)/ })
      .last(),
  )
  await payWithCard(page, fill, press)
  await page.waitForURL(/\/stays\/bookings\/[\w-]+\?confirmed=1/)
  await page.getByText(/ is paid\./).waitFor()
  const waiting = (performance.now() - begunAt) / 1000
  await context.close()
  return {
    taps,
    characters,
    waiting,
    whole: waiting + taps * hand.tapSeconds + characters * hand.characterSeconds,
  }
}

async function payWithCard(
  page: Page,
  fill: (target: Locator, text: string) => Promise<void>,
  press: (target: Locator) => Promise<void>,
): Promise<void> {
  await page.waitForURL(/\/simulated-payments\/pay\//)
  await fill(page.getByLabel('Card number'), '4242 4242 4242 4242')
  await press(page.getByRole('button', { name: /^Pay / }))
}

type Listed = { id: string; name: string }
type Unpaid = { id: string; reference: string; checkInOn: string }

/** Returns how long after the press on the button the desk knows of a payment. */
async function payByLink(
  browser: Browser,
  url: string,
  token: string,
): Promise<{ folioMs: number; noticeMs: number }> {
  const api = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { data } = (await answer.json()) as { data?: T }
    if (data === undefined) throw new Error(`${method} ${path} answered ${answer.status}`)
    return data
  }
  const [hotel] = await api<Listed[]>('GET', '/hotels?search=Villa%20Marenne')
  const query = `hotelId=${hotel?.id}&state=confirmed&limit=100`
  const bookings = await api<Unpaid[]>('GET', `/bookings?${query}`)
  const booking = await findOpen(bookings, (id) =>
    api<{ links: unknown[]; balanceCents: number }>('GET', `/bookings/${id}/payments`),
  )
  const order = { amountCents: 1234, dueOn: addDays(today, 1), days: 3, mailGuest: false }
  const { links } = await api<{ links: { url: string }[] }>(
    'POST',
    `/bookings/${booking.id}/payments/links`,
    order,
  )

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await context.addCookies([
    { name: 'cookie-consent', value: 'true', url },
    { name: 'token', value: token, url },
  ])
  const [folio, guest] = [await context.newPage(), await context.newPage()]
  folio.setDefaultTimeout(patienceMs)
  await folio.goto(`${url}/bookings/${booking.id}/folio`)
  const paid = folio.getByText('−€12.34')
  await folio
    .getByRole('heading', { name: /Payments/ })
    .first()
    .waitFor()
  const before = await paid.count()
  await guest.goto(links.at(-1)?.url ?? '')
  await guest.getByRole('button', { name: /^Pay / }).click()
  let begunAt = 0
  await payWithCard(
    guest,
    (field, text) => field.fill(text),
    async (button) => {
      begunAt = performance.now()
      await button.click({ noWaitAfter: true })
    },
  )
  const hasNotice = async () => {
    const told = await api<{ params: unknown }[]>('GET', '/notifications?limit=20')
    return told.some(({ params }) => JSON.stringify(params)?.includes(booking.reference))
  }
  const [folioMs, noticeMs] = await Promise.all([
    timeUntil(async () => (await paid.count()) > before),
    timeUntil(hasNotice),
  ])
  await context.close()
  return { folioMs, noticeMs }

  async function timeUntil(isSo: () => Promise<boolean>): Promise<number> {
    while (!(await isSo())) {
      if (performance.now() - begunAt > patienceMs) throw new Error('the desk does not hear of the payment')
      await delay(10)
    }
    return performance.now() - begunAt
  }
}

/** Finds a booking that nobody was asked to pay yet. */
async function findOpen(
  bookings: readonly Unpaid[],
  read: (id: string) => Promise<{ links: unknown[]; balanceCents: number }>,
): Promise<Unpaid> {
  for (const booking of bookings) {
    if (booking.checkInOn <= today) continue
    const { links, balanceCents } = await read(booking.id)
    if (links.length === 0 && balanceCents > 10_000) return booking
  }
  throw new Error('the demo has no booking to pay')
}
