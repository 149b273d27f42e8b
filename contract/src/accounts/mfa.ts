import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CurrentPassword } from '../primitives.ts'
import { say } from '../say.ts'
import { MfaCode } from './auth.ts'

export const MfaSetup = z.object({
  /** The secret in Base32, to be typed by hand. */
  secret: z.string(),
  /** The otpauth:// address, to be shown as a QR code. */
  uri: z.string(),
})
export type MfaSetup = z.infer<typeof MfaSetup>

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/**
 * Turning two-step sign-in off or replacing its codes requires both, so that a stolen password or session is
 * not enough.
 */
export const MfaProof = z.strictObject({
  password: CurrentPassword,
  code: MfaCode.check(z.minLength(1, say('Enter a code from your app, or a recovery code'))),
})
export type MfaProof = z.infer<typeof MfaProof>

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
    summary: 'Turn two-step sign-in on with a first code; returns ten recovery codes, once',
    beforeMfa: true,
    body: z.strictObject({ code: MfaCode }),
    response: RecoveryCodes,
  }),
  disable: endpoint({
    method: 'POST',
    path: '/users/mfa/disable',
    access: 'signed-in',
    launch: ['profile'],
    summary: 'Turn two-step sign-in off with your password and a code',
    body: MfaProof,
    response: z.null(),
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/users/mfa/recovery-codes',
    access: 'signed-in',
    launch: ['profile'],
    summary: 'Ten new recovery codes for your password and a code; the old ones stop working',
    body: MfaProof,
    response: RecoveryCodes,
  }),
}
