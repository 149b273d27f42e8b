import * as z from 'zod/mini'
import { MfaCode } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { CurrentPassword } from './primitives.ts'

export const MfaSetup = z.object({
  /** Base32, to type by hand. */
  secret: z.string(),
  /** otpauth:// address, to show as a QR code. */
  uri: z.string(),
})
export type MfaSetup = z.infer<typeof MfaSetup>

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const mfa = {
  setUp: endpoint({
    method: 'POST',
    path: '/users/mfa/setup',
    access: 'signed-in',
    summary: 'Begin two-step sign-in: receive a secret for your app',
    beforeMfa: true,
    body: z.strictObject({ password: CurrentPassword }),
    response: MfaSetup,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/users/mfa/confirm',
    access: 'signed-in',
    summary: 'Turn two-step sign-in on with a first code; ten recovery codes come back, once',
    beforeMfa: true,
    body: z.strictObject({ code: MfaCode }),
    response: RecoveryCodes,
  }),
  disable: endpoint({
    method: 'POST',
    path: '/users/mfa/disable',
    access: 'signed-in',
    launch: ['profile'],
    summary: 'Turn two-step sign-in off',
    body: z.strictObject({ password: CurrentPassword }),
    response: z.null(),
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/users/mfa/recovery-codes',
    access: 'signed-in',
    launch: ['profile'],
    summary: 'Ten new recovery codes; the old ones stop working',
    body: z.strictObject({ password: CurrentPassword }),
    response: RecoveryCodes,
  }),
}
