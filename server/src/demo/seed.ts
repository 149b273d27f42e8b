import { randomUUID } from 'node:crypto'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { randomPasswordHash } from '../accounts/auth/passwords/password-change.service.ts'
import type { PaymentSimulator } from '../adapters/payments/simulator/simulator.ts'
import type { ServiceContext, SignedInContext } from '../context.ts'
import { indexDue } from '../guest-site/search/index/index.service.ts'
import { addHotels } from '../inventory/hotels/add.service.ts'
import { keepPhotos } from '../platform/images/albums.service.ts'
import type { NewImage } from '../platform/images/images.queries.ts'
import { demoAccounts, demoPartners, demoPassword } from './accounts.ts'
import { seedBoosts } from './boosts-seed.ts'
import { seedDayCloses } from './day-closes-seed.ts'
import { seedDevelopers } from './developers-seed.ts'
import { seedFolios } from './folios-seed.ts'
import { seedGroups } from './groups-seed.ts'
import { seedGuests } from './guests-seed.ts'
import { seedHolds } from './holds-seed.ts'
import { storeScenes } from './hotel-pictures.ts'
import { demoHotels } from './hotels.ts'
import { seedHousekeeping } from './housekeeping-seed.ts'
import { seedLetters } from './letters-seed.ts'
import { seedMoney } from './money-seed.ts'
import { orderNotifications, seedNotifications } from './notifications-seed.ts'
import { seedPartnerships } from './partnerships-seed.ts'
import { seedPayments } from './payments-seed.ts'
import { demoPeople } from './people.ts'
import { seedRates } from './rates-seed.ts'
import { countDemo, seedReferrals } from './referrals-seed.ts'
import { seedReviews } from './reviews-seed.ts'
import { seedRoomPictures } from './room-pictures.ts'
import { seedRooms } from './rooms-seed.ts'
import {
  hasOurRecipe,
  insertDemoAccount,
  insertDemoPerson,
  insertMark,
  insertRecipe,
  type Mark,
  marks,
  selectMarks,
} from './seed.queries.ts'
import { seedTeam } from './team-seed.ts'

/** Told how many parts of the demo are there, of how many. */
type OnPart = (made: number, parts: number) => void

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
  }: { onPart: OnPart; onKept: () => void; paymentSimulator?: PaymentSimulator | null },
): Promise<(() => Promise<void>) | undefined> {
  const made = new Set(await selectMarks(ctx.sql))
  if (made.size === marks.length) return undefined
  if (made.size > 0 && !(await hasOurRecipe(ctx.sql))) {
    onKept()
    return undefined
  }
  const step = async (mark: Mark, seed: () => Promise<void>) => {
    if (made.has(mark)) return
    await seed()
    made.add(mark)
    onPart(made.size, marks.length)
  }
  const keeper = hotelKeeper(ctx)
  const { userId } = keeper.actor
  onPart(made.size, marks.length)
  await step('demo.seeded', () => seedHotels(ctx))
  await step('demo.rates', () => seedRates(ctx))
  await step('demo.rooms', () => seedRooms(ctx, userId))
  await Promise.all([step('demo.room-pictures', () => seedRoomPictures(ctx, userId)), indexDue(ctx)])
  return async () => {
    await Promise.all([
      step('demo.guests', () => seedGuests(ctx, userId)),
      step('demo.referrals', () => seedReferrals(ctx, userId)),
    ])
    await step('demo.people', () => seedPeople(ctx))
    await step('demo.boosts', () => seedBoosts(keeper))
    await step('demo.team', () => seedTeam(ctx, userId))
    await step('demo.notifications', () => seedNotifications(ctx, userId))
    const desk = async () => {
      await step('demo.folios', () => seedFolios(keeper))
      await step('demo.day-closes', () => seedDayCloses(keeper))
      await step('demo.groups', () => seedGroups(keeper))
      await step('demo.housekeeping', () => seedHousekeeping(keeper))
      await step('demo.letters', () => seedLetters(keeper))
      await step('demo.payments', () => seedPayments(keeper, paymentSimulator))
    }
    const partners = async () => {
      await step('demo.money', () => seedMoney(keeper))
      await step('demo.holds', () => seedHolds(ctx))
      await step('demo.partnerships', () => seedPartnerships(keeper))
      await step('demo.developers', () => seedDevelopers(ctx, userId))
    }
    await Promise.all([desk(), partners()])
    await step('demo.reviews', () => seedReviews(keeper))
    await step('demo.figures', () => countDemo(ctx))
    await step('demo.notifications-ordered', () => orderNotifications(ctx))
  }
}

async function seedHotels(ctx: ServiceContext): Promise<void> {
  const hotels: { input: HotelInput; images: NewImage[] }[] = []
  for (const { input, pictures } of demoHotels()) {
    hotels.push({ input, images: await storeScenes(ctx, pictures) })
  }
  const passwordHash = await ctx.passwords.hash(demoPassword)
  const unknown = await randomPasswordHash(ctx)
  const keeper = hotelKeeper(ctx)
  await ctx.sql.begin(async (tx) => {
    if (!(await insertMark(tx, 'demo.seeded'))) return
    await insertRecipe(tx)
    for (const account of demoAccounts) await insertDemoAccount(tx, { ...account, passwordHash })
    for (const account of demoPartners) await insertDemoAccount(tx, { ...account, passwordHash: unknown })
    for (const [index, { input, images }] of hotels.entries()) {
      const id = randomUUID()
      await addHotels(addedAt(keeper, index), tx, [{ id, ...input }], 'created')
      await keepPhotos(ctx, tx, { shelf: 'hotel', ownerId: id }, images)
    }
  })
}

/** Returns a context in which the demo's hotel account acts on its own hotels. */
function hotelKeeper(ctx: ServiceContext): SignedInContext {
  const [account] = demoAccounts.filter(({ userType }) => userType === 'hotel')
  if (!account) throw new Error('the demo has no hotel account')
  return {
    ...ctx,
    actor: { userId: account.id, userType: 'hotel', sessionId: account.id, mfaEnabled: false },
    origin: { requestId: 'demo', address: '127.0.0.1', userAgent: 'demo' },
  }
}

/** Adds one hotel per day, so that the list has a definite order. */
function addedAt(ctx: SignedInContext, index: number): SignedInContext {
  const at = new Date(ctx.clock().getTime() - (30 - index) * 86_400_000)
  return { ...ctx, clock: () => at }
}

/** Creates the accounts with passwords that nobody knows. */
export async function seedPeople(ctx: ServiceContext): Promise<void> {
  const passwordHash = await randomPasswordHash(ctx)
  await ctx.sql.begin(async (tx) => {
    if (!(await insertMark(tx, 'demo.people'))) return
    for (const person of demoPeople) await insertDemoPerson(tx, { ...person, passwordHash, now: ctx.clock() })
  })
}
