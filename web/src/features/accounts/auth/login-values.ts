import type { Credentials } from '@roomlark/contract/accounts/auth'

export type LoginValues = { email: string; password: string; mfaCode: string }
/** Errors of each field, and of the form as a whole. */
export type LoginFaults = Partial<Record<keyof LoginValues | 'root', string>>
export type CheckedLogin = { credentials?: Credentials; faults: LoginFaults }
