import { auth } from '@roomlark/contract/auth'
import { users } from '@roomlark/contract/users'
import { route } from '../../http/route.ts'
import { login, register } from './auth.service.ts'
import { changePassword } from './password-change.service.ts'
import { forgotPassword, resetPassword, verifyEmail } from './recovery.service.ts'
import { logout, refreshSession } from './sessions.service.ts'

export const authRoutes = [
  route(auth.login, (ctx, { body }) => login(ctx, body)),
  route(auth.register, (ctx, { body }) => register(ctx, body)),
  route(auth.logout, (ctx) => logout(ctx)),
  route(auth.refresh, (ctx) => refreshSession(ctx)),
  route(auth.forgotPassword, (ctx, { body }) => forgotPassword(ctx, body)),
  route(auth.resetPassword, (ctx, { body }) => resetPassword(ctx, body)),
  route(users.changePassword, (ctx, { body }) => changePassword(ctx, body)),
  route(auth.verifyEmail, (ctx, { body }) => verifyEmail(ctx, body)),
]
