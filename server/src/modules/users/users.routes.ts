import { users } from '@roomlark/contract/users'
import { route } from '../../http/route.ts'
import { getProfile, updateProfile } from './users.service.ts'

export const usersRoutes = [
  route(users.getProfile, (ctx) => getProfile(ctx)),
  route(users.updateProfile, (ctx, { body }) => updateProfile(ctx, body)),
]
