import { randomPasswordHash } from '../accounts/auth/passwords/password-change.service.ts'
import type { PaymentSimulator } from '../adapters/payments/simulator/simulator.ts'
import type { ServiceContext } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { rebuildRollups } from '../figures/rollups/rollups.service.ts'
import { indexDue } from '../guest-site/search/index/index.service.ts'
import { addHotels } from '../inventory/hotels/add.service.ts'
import { countPartnerFigures } from '../partners/partnerships/figures/figures.service.ts'
import { keepPhotos } from '../platform/images/albums.service.ts'
import { demoPassword, makeUserRows } from './accounts.ts'
import { seedBoosts } from './boosts-seed.ts'
import { seedCheckIns } from './check-in-seed.ts'
import { seedCompanies } from './companies-seed.ts'
import { seedDayCloses } from './day-closes-seed.ts'
import { type DemoContext, goBack, openDemo } from './demo-context.ts'
import { seedDevelopers } from './developers-seed.ts'
import { seedFolios } from './folios-seed.ts'
import { seedGroups } from './groups-seed.ts'
import { seedGuests } from './guests-seed.ts'
import { seedHolds } from './holds-seed.ts'
import { demoHotels } from './hotels.ts'
import { seedHousekeeping } from './housekeeping-seed.ts'
import { seedLetters } from './letters-seed.ts'
import { seedMoney } from './money-seed.ts'
import { renumberNotifications, seedNotifications } from './notifications-seed.ts'
import { seedPartnerships } from './partnerships-seed.ts'
import { seedPayments } from './payments-seed.ts'
import { seedRoomPictures, storeScenes } from './pictures.ts'
import { seedRates } from './rates-seed.ts'
import { seedReferrals } from './referrals-seed.ts'
import { seedReviews } from './reviews-seed.ts'
import { seedRooms } from './rooms-seed.ts'
import {
  hasRecipe,
  insertInvitationLinks,
  insertMark,
  insertRecipe,
  insertRows,
  selectMarks,
  withTime,
} from './seed.queries.ts'
import { seedTeam } from './team-seed.ts'

/** Each part leaves a mark. Some are written in one transaction, to which their marks belong. */
const parts = {
  'demo.seeded': within(seedHotels),
  'demo.rates': within(seedRates),
  'demo.rooms': last(seedRooms),
  'demo.room-pictures': within(seedRoomPictures),
  'demo.guests': within(seedGuests),
  'demo.referrals': within(seedReferrals),
  'demo.boosts': first(seedBoosts),
  'demo.notifications': within(seedNotifications),
  'demo.folios': first(seedFolios),
  'demo.companies': first(seedCompanies),
  'demo.day-closes': first(seedDayCloses),
  'demo.groups': first(seedGroups),
  'demo.housekeeping': first(seedHousekeeping),
  'demo.check-ins': first(seedCheckIns),
  'demo.letters': first(seedLetters),
  'demo.payments': first(seedPayments),
  'demo.money': first(seedMoney),
  'demo.holds': first(seedHolds),
  'demo.partnerships': first(seedPartnerships),
  'demo.developers': within(seedDevelopers),
  'demo.reviews': within(seedReviews),
  'demo.figures': last(countDemo),
}
type Part = keyof typeof parts
const demoParts = Object.keys(parts) as Part[]

function within(seed: (ctx: DemoContext, tx: Transaction) => Promise<void>) {
  return (ctx: DemoContext, mark: string) =>
    withTime(ctx.sql, async (tx) => {
      if (await insertMark(tx, mark)) await seed(ctx, tx)
    })
}

/** Services write in transactions of their own: what a crash left out stays out, because nothing may come twice. */
function first(seed: (ctx: DemoContext) => Promise<void>) {
  return async (ctx: DemoContext, mark: string) => {
    if (await insertMark(ctx.sql, mark)) await seed(ctx)
  }
}

/** These go on where a crash interrupted them. */
function last(seed: (ctx: DemoContext) => Promise<void>) {
  return async (ctx: DemoContext, mark: string) => {
    await seed(ctx)
    await insertMark(ctx.sql, mark)
  }
}

/**
 * Fills an empty demo once, as far as pages need it, and returns what fills the rest; nothing if there is none. After a
 * crash, the next start completes it. A demo of an older version stays as it is: its parts were made for each other,
 * and those of this version rely on accounts and hotels that it may not have.
 */
export async function seedDemo(
  ctx: ServiceContext,
  {
    onPart,
    onKept,
    paymentSimulator = null,
  }: {
    /** Told how many parts of the demo are there, of how many. */
    onPart: (made: number, parts: number) => void
    onKept: () => void
    paymentSimulator?: PaymentSimulator | null
  },
): Promise<(() => Promise<void>) | undefined> {
  const made = new Set(await selectMarks(ctx.sql, demoParts))
  if (made.size === demoParts.length) return undefined
  if (made.size > 0 && !(await hasRecipe(ctx.sql, demoParts))) {
    onKept()
    return undefined
  }
  const demo = openDemo(ctx, paymentSimulator)
  const fill = async (...wanted: Part[]) => {
    for (const part of wanted) {
      if (made.has(part)) continue
      await parts[part](demo, part)
      made.add(part)
      onPart(made.size, demoParts.length)
    }
  }
  onPart(made.size, demoParts.length)
  await fill('demo.seeded', 'demo.rates', 'demo.rooms')
  await Promise.all([fill('demo.room-pictures'), indexDue(ctx)])
  return async () => {
    await Promise.all([fill('demo.guests'), fill('demo.referrals')])
    await fill('demo.boosts', 'demo.notifications')
    await Promise.all([
      fill(
        'demo.folios',
        'demo.companies',
        'demo.day-closes',
        'demo.groups',
        'demo.housekeeping',
        'demo.check-ins',
        'demo.letters',
        'demo.payments',
      ),
      fill('demo.money', 'demo.holds', 'demo.partnerships', 'demo.developers'),
    ])
    await fill('demo.reviews', 'demo.figures')
  }
}

async function seedHotels(ctx: DemoContext, tx: Transaction): Promise<void> {
  await insertRecipe(tx, demoParts)
  const hashes = { known: await ctx.passwords.hash(demoPassword), unknown: await randomPasswordHash(ctx) }
  await insertRows(tx, 'users', makeUserRows(ctx.clock(), hashes))
  await insertInvitationLinks(tx)
  await addHotels(goBack(ctx, 30), tx, demoHotels, 'created')
  for (const { id: ownerId, pictures } of demoHotels) {
    await keepPhotos(ctx, tx, { shelf: 'hotel', ownerId }, await storeScenes(ctx, pictures))
  }
  await seedTeam(ctx, tx)
}

/** Rows that were inserted in bulk are also counted in bulk. */
async function countDemo(ctx: DemoContext): Promise<void> {
  await rebuildRollups(ctx)
  await countPartnerFigures(ctx)
  await ctx.sql.begin(renumberNotifications)
}
