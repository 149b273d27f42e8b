import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { boostLimits } from './boosts.ts'
import { CampaignPay } from './campaigns.ts'
import { tierTerms } from './tiers.ts'

/** What would be tried on the stays of the last 90 days; null for what stays as it was. */
export const SimulationInput = z.strictObject({
  tiers: z.nullable(
    z.strictObject({
      /** The partner whom they would be for; null for all. */
      partnershipId: z.nullable(Id),
      ...tierTerms,
    }),
  ),
  /** A campaign, as if it had run all the time. */
  campaign: z.nullable(
    z.strictObject({
      ...CampaignPay.shape,
      partnershipIds: z.nullable(z.array(Id).check(z.maxLength(boostLimits.partners))),
    }),
  ),
})
export type SimulationInput = z.infer<typeof SimulationInput>

const sums = {
  stays: z.int(),
  /** The commission of these stays as it was, and as it would have been, which the hotel pays. */
  wasCents: z.int(),
  wouldBeCents: z.int(),
} as const

export const Simulation = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  currency: z.string(),
  ...sums,
  /** Those who brought a stay, the greatest difference first. */
  partners: z.array(z.object({ partnershipId: Id, partnerName: z.string(), ...sums })),
})
export type Simulation = z.infer<typeof Simulation>

export const partnerSimulations = {
  run: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/partner-simulations',
    keys: 'partnerships',
    access: ['hotel', 'admin'],
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary:
      'Compute what tiers, a bonus or a campaign would have cost over the last 90 days; nothing is saved',
    params: z.strictObject({ hotelId: Id }),
    body: SimulationInput,
    response: Simulation,
  }),
}
