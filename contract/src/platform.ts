import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Launch switches: each screen the product can open or keep behind its door. */
export const Switches = z.object({
  registration: z.enum(['closed', 'open']),
  passwordReset: z.enum(['email', 'simulated']),
  hotelPages: z.enum(['closed', 'open']),
  bookings: z.enum(['closed', 'open']),
  profile: z.enum(['closed', 'open']),
})
export type Switches = z.infer<typeof Switches>
export type SwitchName = keyof Switches

export const SwitchesInput = z.strictObject({
  registration: z.optional(Switches.shape.registration),
  passwordReset: z.optional(Switches.shape.passwordReset),
  hotelPages: z.optional(Switches.shape.hotelPages),
  bookings: z.optional(Switches.shape.bookings),
  profile: z.optional(Switches.shape.profile),
})

/** How the product ships. */
export const defaultSwitches: Switches = {
  registration: 'closed',
  passwordReset: 'email',
  hotelPages: 'open',
  bookings: 'open',
  profile: 'open',
}

/** The state the specification describes to the letter (`npm start -- --preview`). */
export const previewSwitches: Switches = {
  registration: 'closed',
  passwordReset: 'simulated',
  hotelPages: 'closed',
  bookings: 'closed',
  profile: 'closed',
}

export const Platform = z.object({
  switches: Switches,
  /** True only in the embedded demo: the sign-in screen offers the demo accounts and the mailbox. */
  demo: z.boolean(),
})
export type Platform = z.infer<typeof Platform>

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
}
