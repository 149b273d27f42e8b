import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { CommissionRate, Instant } from '../primitives.ts'
import { say } from '../say.ts'

/** An account of a type may be opened by nobody yet, by invited people, or by everyone. */
const registration = z.enum(['closed', 'invitation', 'open'])
const door = z.enum(['closed', 'open'])

/** Launch switches: each opens or closes a part of the product. */
export const Switches = z.object({
  hotelRegistration: registration,
  affiliateRegistration: registration,
  passwordReset: z.enum(['email', 'simulated']),
  hotelPages: door,
  /** The site under /stays; while it is closed, a hotel's page at /stay shows its contact details. */
  guestSite: door,
  bookings: door,
  /** Everything between affiliates and hotels: partnerships, links and performance. */
  partnerships: door,
  /** Affiliates are paid; while it is closed, earnings are shown and nothing is paid. */
  payouts: door,
  profile: door,
  /** The dashboard's figures by source, its activity and its additional cards. */
  insights: door,
  /** Help Center, API Documentation and Status Page. */
  supportPages: door,
  /** Guests pay hotels online, and hotels pay their statements; while it is closed, all is paid at the hotel. */
  onlinePayments: door,
})
export type Switches = z.infer<typeof Switches>
export type SwitchName = keyof Switches

export const SwitchesInput = z.strictObject({
  hotelRegistration: z.optional(registration),
  affiliateRegistration: z.optional(registration),
  passwordReset: z.optional(Switches.shape.passwordReset),
  hotelPages: z.optional(door),
  guestSite: z.optional(door),
  bookings: z.optional(door),
  partnerships: z.optional(door),
  payouts: z.optional(door),
  profile: z.optional(door),
  insights: z.optional(door),
  supportPages: z.optional(door),
  onlinePayments: z.optional(door),
})

export const defaultSwitches: Switches = {
  hotelRegistration: 'closed',
  affiliateRegistration: 'closed',
  passwordReset: 'email',
  hotelPages: 'open',
  guestSite: 'open',
  bookings: 'open',
  partnerships: 'open',
  payouts: 'open',
  profile: 'open',
  insights: 'open',
  supportPages: 'open',
  onlinePayments: 'closed',
}

/** This is exactly the state the specification describes (`npm start -- --preview`). */
export const previewSwitches: Switches = {
  hotelRegistration: 'closed',
  affiliateRegistration: 'closed',
  passwordReset: 'simulated',
  hotelPages: 'closed',
  guestSite: 'closed',
  bookings: 'closed',
  partnerships: 'closed',
  payouts: 'closed',
  profile: 'closed',
  insights: 'closed',
  supportPages: 'closed',
  onlinePayments: 'closed',
}

export const Platform = z.object({
  switches: Switches,
  /** True only in the embedded demo: the sign-in screen offers the demo accounts and the mailbox. */
  demo: z.boolean(),
})
export type Platform = z.infer<typeof Platform>

/** The last change of a switch. */
export const SwitchChange = z.object({
  name: z.string(),
  to: z.string(),
  at: Instant,
  /** Null if the account was deleted. */
  by: z.nullable(z.string()),
})
export type SwitchChange = z.infer<typeof SwitchChange>

const shareWords = say('Enter a share from 0 to 100 percent')
const share = z.number(shareWords).check(
  z.gte(0, shareWords),
  z.lte(100, shareWords),
  z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), say('Use at most two decimals')),
)
const days = (max: number) => {
  const message = say('Enter whole days, from 1 to {max}', { max })
  return z.number(message).check(z.int(message), z.gte(1, message), z.lte(max, message))
}

/** These apply where nothing else was agreed. */
export const Defaults = z.strictObject({
  /** The percentage that new hotels start with. */
  commissionRate: CommissionRate,
  /** A booking is credited to the affiliate for this long after a click. */
  attributionDays: days(365),
  /** A commission waits for this long after check-out. */
  holdDays: days(180),
  /** The percentage of each commission that the platform keeps. */
  platformShare: share,
})
export type Defaults = z.infer<typeof Defaults>

export const defaultNames = ['commissionRate', 'attributionDays', 'holdDays', 'platformShare'] as const
export const DefaultName = z.enum(defaultNames, say('This default does not exist'))
export type DefaultName = z.infer<typeof DefaultName>

/** A change that takes effect later. */
export const DefaultChange = z.object({
  name: DefaultName,
  value: z.number(),
  /** The change takes effect at the beginning of this day in UTC. */
  effectiveOn: IsoDate,
  announcedAt: Instant,
})
export type DefaultChange = z.infer<typeof DefaultChange>

/** The figures in force today, and those announced. */
export const CurrentDefaults = z.object({ ...Defaults.shape, announced: z.array(DefaultChange) })
export type CurrentDefaults = z.infer<typeof CurrentDefaults>

/**
 * The terms promise 30 days' notice. Two kinds of change need none: the rate for new hotels concerns nobody
 * yet, and a smaller share for the platform costs nobody anything. A changed attribution window or holding
 * period always costs either the affiliate or the hotel something.
 */
export function needsNotice(name: DefaultName, from: number, to: number): boolean {
  if (name === 'commissionRate') return false
  return name === 'platformShare' ? to > from : to !== from
}

export const shippedDefaults: Defaults = {
  commissionRate: 10,
  attributionDays: 30,
  holdDays: 14,
  platformShare: 20,
}

export const platform = {
  get: endpoint({
    method: 'GET',
    path: '/platform',
    access: 'public',
    summary: 'Read the launch switches',
    response: Platform,
  }),
  updateSwitches: endpoint({
    method: 'PUT',
    path: '/platform/switches',
    access: ['admin'],
    summary: 'Change launch switches',
    body: SwitchesInput,
    response: Platform,
  }),
  switchChanges: endpoint({
    method: 'GET',
    path: '/platform/switches/changes',
    access: ['admin'],
    summary: 'Who changed which launch switch last, and when',
    response: z.array(SwitchChange),
  }),
  defaults: endpoint({
    method: 'GET',
    path: '/platform/defaults',
    access: 'public',
    summary: 'Read the defaults (rates, days and shares) and announced changes',
    response: CurrentDefaults,
  }),
  updateDefaults: endpoint({
    method: 'PUT',
    path: '/platform/defaults',
    access: ['admin'],
    summary:
      'Change the defaults, immediately or after the notice the terms promise; existing bookings keep their terms',
    body: Defaults,
    response: CurrentDefaults,
  }),
  cancelDefaultChange: endpoint({
    method: 'DELETE',
    path: '/platform/defaults/announced/:name',
    access: ['admin'],
    summary: 'Cancel an announced change before it takes effect',
    params: z.strictObject({ name: DefaultName }),
    response: CurrentDefaults,
  }),
}
