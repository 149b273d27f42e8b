import { addDays, utcDay } from '@roomlark/contract/dates'
import type { ServiceContext, SignedInContext } from '../context.ts'
import { requestPartnership } from '../partners/partnerships/affiliate/requests.service.ts'
import { invitePartner } from '../partners/partnerships/invitations/invitations.service.ts'
import { takeStep } from '../partners/partnerships/steps.service.ts'
import { changeBaseRate } from '../partners/partnerships/terms/terms.service.ts'
import { jonas as account, demoAffiliateIds, mira as writer } from './accounts.ts'
import { insertDemoProfile, selectHasAccount, updateNothingMailed } from './partnerships.queries.ts'
import { selectHotelsByName } from './referrals.queries.ts'
import { insertMark } from './seed.queries.ts'

const [jonas = '', kofi = '', ines = ''] = demoAffiliateIds
const mira = writer.id

const profiles = [
  profile(jonas, 'Northbound Letters', 'northbound.example', 24_000, ['SE', 'NO', 'DE'], {
    audience: 'Readers of a slow-travel newsletter who book two or three long weekends a year.',
    channels: ['newsletter', 'website'],
  }),
  profile(kofi, 'Cabin Weekly', 'cabinweekly.example', 61_000, ['GB', 'NL', 'US'], {
    audience: 'People who look for small houses in wild places.',
    channels: ['newsletter', 'instagram'],
  }),
  profile(ines, 'The Long Weekend', 'longweekend.example', 38_000, ['PT', 'ES', 'FR'], {
    audience: 'Couples with three days and no plan.',
    channels: ['website', 'podcast'],
  }),
  profile(mira, 'Two Suitcases', 'twosuitcases.example', 31_000, ['CZ', 'AT'], {
    audience: 'Two writers and the readers who trust them.',
    channels: ['website'],
  }),
]

function profile(
  userId: string,
  publicName: string,
  site: string,
  monthlyReach: number,
  countries: string[],
  words: { audience: string; channels: string[] },
) {
  return { userId, publicName, site: `https://${site}`, monthlyReach, countries, ...words }
}

/** Seeds partnerships in the making: open requests, an invitation, a refusal, and a running notice. */
export async function seedPartnerships(ctx: SignedInContext): Promise<void> {
  if (!(await insertMark(ctx.sql, 'demo.partnerships'))) return
  // A demo that was filled before there were partners has none of these accounts, and stays as it is.
  if (!(await selectHasAccount(ctx.sql, mira))) return
  for (const row of profiles) await insertDemoProfile(ctx.sql, { ...row, now: ctx.clock() })
  const named = await selectHotelsByName(ctx.sql, ctx.actor.userId, [
    ...['Villa Marenne', 'The Larkspur House', 'Riad Oranger', 'Sandpiper Bungalows', 'Hotel Ostrander'],
  ])
  const hotelId = (name: string) => named.find((hotel) => hotel.name === name)?.id ?? ''
  const ask = (affiliateId: string, hotel: string, days: number, message: string) =>
    requestPartnership(asAffiliate(at(ctx, days), affiliateId), hotelId(hotel), message)

  const villa = { hotelId: hotelId('Villa Marenne'), fromBps: 1500, toBps: 1300 }
  await ctx.sql.begin((tx) => changeBaseRate(at(ctx, 5), tx, villa))
  await ask(
    mira,
    'Villa Marenne',
    2,
    'We are two writers who only send people where we have slept ourselves. We stayed with you in May and would like to put the hotel into our guide “Amalfi by ferry”, with two pictures and a link. Most of our readers travel in May and September, when you may have rooms to fill.',
  )
  await ask(
    kofi,
    'The Larkspur House',
    1,
    'Cabin Weekly reaches 61,000 people. Your garden rooms would fit our Lisbon issue in spring.',
  )
  await ask(
    jonas,
    'Riad Oranger',
    3,
    'Our readers ask for Marrakesh every winter. I would write about your courtyard and link to it.',
  )
  const declined = await ask(
    jonas,
    'Sandpiper Bungalows',
    20,
    'I would like to recommend your bungalows to my readers.',
  )
  await takeStep(at(ctx, 12), declined.id, {
    step: 'decline',
    reason: 'more-detail',
    version: declined.version,
    note: 'Please tell us who reads you and how you would present the bungalows.',
    askAgainOn: addDays(utcDay(ctx.clock()), 18),
  })
  await invitePartner(at(ctx, 1), hotelId('Hotel Ostrander'), {
    email: account.email,
    message: 'We read your letter about Chicago in the snow. Would you write about us too?',
  })
  await updateNothingMailed(ctx.sql)
}

/** The same context some days ago; nothing in the demo is emailed by itself. */
function at(ctx: SignedInContext, days: number): SignedInContext {
  const moment = new Date(ctx.clock().getTime() - days * 86_400_000)
  const jobs: ServiceContext['jobs'] = { ...ctx.jobs, enqueue: async () => {} }
  return { ...ctx, jobs, clock: () => moment }
}

function asAffiliate(ctx: SignedInContext, userId: string): SignedInContext {
  return { ...ctx, actor: { userId, userType: 'affiliate', sessionId: userId, mfaEnabled: false } }
}
