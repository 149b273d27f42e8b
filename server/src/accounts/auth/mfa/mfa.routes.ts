import { mfa } from '@roomlark/contract/accounts/mfa'
import { route } from '../../../http/route.ts'
import { confirmMfa, disableMfa, renewRecoveryCodes, setUpMfa } from './mfa.service.ts'

export const mfaRoutes = [
  route(mfa.setUp, (ctx, { body }) => setUpMfa(ctx, body)),
  route(mfa.confirm, (ctx, { body }) => confirmMfa(ctx, body)),
  route(mfa.disable, (ctx, { body }) => disableMfa(ctx, body)),
  route(mfa.renewCodes, (ctx, { body }) => renewRecoveryCodes(ctx, body)),
]
