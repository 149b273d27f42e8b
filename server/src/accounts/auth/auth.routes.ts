import { apiKeys } from '@roomlark/contract/accounts/api-keys'
import { auth } from '@roomlark/contract/accounts/auth'
import { mfa } from '@roomlark/contract/accounts/mfa'
import { passkeys } from '@roomlark/contract/accounts/passkeys'
import { security } from '@roomlark/contract/accounts/security'
import { users } from '@roomlark/contract/accounts/users'
import { route } from '../../http/route.ts'
import { createApiKey, listApiKeys, revokeKey } from './api-keys/api-keys.service.ts'
import { login, register } from './auth.service.ts'
import { confirmSession } from './confirmation.service.ts'
import { askEmailChange, cancelEmailChange, confirmEmail, getSecurity } from './email/email-change.service.ts'
import { getInvitation } from './invitation.service.ts'
import { confirmMfa, disableMfa, renewRecoveryCodes, setUpMfa } from './mfa/mfa.service.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './passkeys/passkeys.service.ts'
import { changePassword } from './passwords/password-change.service.ts'
import { acceptInvitation, forgotPassword, resetPassword, verifyEmail } from './passwords/recovery.service.ts'
import { endMyOtherSessions, endOwnSession, listOwnSessions } from './sessions/own-sessions.service.ts'
import { logout, refreshSession } from './sessions/sessions.service.ts'
import { listSignIns } from './sessions/sign-ins.service.ts'

export const authRoutes = [
  route(auth.login, (ctx, { body }) => login(ctx, body)),
  route(auth.register, (ctx, { body }) => register(ctx, body)),
  route(auth.logout, (ctx) => logout(ctx)),
  route(auth.refresh, (ctx) => refreshSession(ctx)),
  route(auth.confirm, (ctx, { body }) => confirmSession(ctx, body)),
  route(auth.forgotPassword, (ctx, { body }) => forgotPassword(ctx, body)),
  route(auth.resetPassword, (ctx, { body }) => resetPassword(ctx, body)),
  route(users.changePassword, (ctx, { body }) => changePassword(ctx, body)),
  route(auth.verifyEmail, (ctx, { body }) => verifyEmail(ctx, body)),
  route(auth.invitation, (ctx, { body }) => getInvitation(ctx, body)),
  route(auth.acceptInvitation, (ctx, { body }) => acceptInvitation(ctx, body)),
  route(auth.confirmEmail, (ctx, { body }) => confirmEmail(ctx, body)),
  route(security.get, (ctx) => getSecurity(ctx)),
  route(security.sessions, (ctx) => listOwnSessions(ctx)),
  route(security.endOtherSessions, (ctx) => endMyOtherSessions(ctx)),
  route(security.endSession, (ctx, { params }) => endOwnSession(ctx, params.id)),
  route(security.signIns, (ctx, { query }) => listSignIns(ctx, query)),
  route(security.changeEmail, (ctx, { body }) => askEmailChange(ctx, body)),
  route(security.cancelEmailChange, (ctx) => cancelEmailChange(ctx)),
  route(apiKeys.list, (ctx) => listApiKeys(ctx)),
  route(apiKeys.create, (ctx, { body }) => createApiKey(ctx, body)),
  route(apiKeys.revoke, (ctx, { params }) => revokeKey(ctx, params.id)),
  route(mfa.setUp, (ctx, { body }) => setUpMfa(ctx, body)),
  route(mfa.confirm, (ctx, { body }) => confirmMfa(ctx, body)),
  route(mfa.disable, (ctx, { body }) => disableMfa(ctx, body)),
  route(mfa.renewCodes, (ctx, { body }) => renewRecoveryCodes(ctx, body)),
  route(passkeys.list, (ctx) => listPasskeys(ctx)),
  route(passkeys.begin, (ctx) => beginPasskey(ctx)),
  route(passkeys.add, (ctx, { body }) => addPasskey(ctx, body)),
  route(passkeys.rename, (ctx, { params, body }) => renamePasskey(ctx, params.id, body)),
  route(passkeys.remove, (ctx, { params }) => removePasskey(ctx, params.id)),
  route(passkeys.beginConfirming, (ctx) => beginPasskeyConfirmation(ctx)),
  route(passkeys.beginSignIn, async (ctx) => beginPasskeySignIn(ctx)),
  route(passkeys.signIn, (ctx, { body }) => signInWithPasskey(ctx, body)),
]
