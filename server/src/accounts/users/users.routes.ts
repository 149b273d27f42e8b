import { users } from '@roomlark/contract/accounts/users'
import { route } from '../../http/route.ts'
import { removePicture, setPicture } from './picture.service.ts'
import { getProfile, updateProfile } from './users.service.ts'

export const usersRoutes = [
  route(users.getProfile, (ctx) => getProfile(ctx)),
  route(users.updateProfile, (ctx, { body }) => updateProfile(ctx, body)),
  route(users.setPicture, (ctx, { files }) => setPicture(ctx, files)),
  route(users.removePicture, (ctx) => removePicture(ctx)),
]
