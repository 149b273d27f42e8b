import { addDays, utcDay } from '@roomlark/contract/dates'
import { requestPartnership } from '../partners/partnerships/affiliate/requests.service.ts'
import { invitePartner } from '../partners/partnerships/invitations/invitations.service.ts'
import { takeStep } from '../partners/partnerships/steps.service.ts'
import { changeBaseRate } from '../partners/partnerships/terms/terms.service.ts'
import { ines, jonas, kofi, mira } from './accounts.ts'
import { actAs, type DemoContext, goBack } from './demo-context.ts'
import { deriveHotelId, villa } from './hotels.ts'
import { insertRows } from './seed.queries.ts'

type Account = typeof jonas

const profiles = [
  {
    ...profile(
      jonas,
      'northbound',
      24_000,
      'Readers of a slow-travel newsletter who book two or three long weekends a year.',
    ),
    countries: ['SE', 'NO', 'DE'],
    channels: ['newsletter', 'website'],
  },
  {
    ...profile(kofi, 'cabinweekly', 61_000, 'People who look for small houses in wild places.'),
    countries: ['GB', 'NL', 'US'],
    channels: ['newsletter', 'instagram'],
  },
  {
    ...profile(ines, 'longweekend', 38_000, 'Couples with three days and no plan.'),
    countries: ['PT', 'ES', 'FR'],
    channels: ['website', 'podcast'],
  },
  {
    ...profile(mira, 'twosuitcases', 31_000, 'Two writers and the readers who trust them.'),
    countries: ['CZ', 'AT'],
    channels: ['website'],
  },
]

function profile(
  { id: userId, companyName: publicName }: Account,
  site: string,
  monthlyReach: number,
  audience: string,
) {
  return { userId, publicName, site: `https://${site}.example`, monthlyReach, audience }
}

/** Seeds partnerships in the making: open requests, an invitation, a refusal, and a running notice. */
export async function seedPartnerships(ctx: DemoContext): Promise<void> {
  const updatedAt = ctx.clock()
  await insertRows(
    ctx.sql,
    'affiliate_profiles',
    profiles.map((row) => ({ ...row, updatedAt })),
  )
  const ask = ({ id }: Account, hotel: string, days: number, message: string) =>
    requestPartnership(actAs(goBack(ctx, days), id, 'affiliate'), deriveHotelId(hotel), message)

  const rate = { hotelId: villa.id, fromBps: 1500, toBps: 1300 }
  await ctx.sql.begin((tx) => changeBaseRate(goBack(ctx, 5), tx, rate))
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
  const refused = 'I would like to recommend your bungalows to my readers.'
  const { id, version } = await ask(jonas, 'Sandpiper Bungalows', 20, refused)
  await takeStep(goBack(ctx, 12), id, {
    step: 'decline',
    reason: 'more-detail',
    version,
    note: 'Please tell us who reads you and how you would present the bungalows.',
    askAgainOn: addDays(utcDay(ctx.clock()), 18),
  })
  await invitePartner(goBack(ctx, 1), deriveHotelId('Hotel Ostrander'), {
    email: jonas.email,
    message: 'We read your letter about Chicago in the snow. Would you write about us too?',
  })
  await ctx.sql`UPDATE notifications SET mail = 'off' WHERE event = 'partnership' AND mail <> 'off'`
}
