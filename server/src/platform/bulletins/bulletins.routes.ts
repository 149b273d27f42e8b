import { bulletins } from '@roomlark/contract/platform/bulletins'
import { route } from '../../http/route.ts'
import {
  changeBulletin,
  createBulletin,
  listBulletins,
  publishBulletin,
  removeBulletin,
  withdrawBulletin,
} from './bulletins.service.ts'

export const bulletinsRoutes = [
  route(bulletins.list, (ctx, { query }) => listBulletins(ctx, query)),
  route(bulletins.create, (ctx, { body }) => createBulletin(ctx, body)),
  route(bulletins.update, (ctx, { params, body }) => changeBulletin(ctx, params.id, body)),
  route(bulletins.publish, (ctx, { params, body }) => publishBulletin(ctx, params.id, body)),
  route(bulletins.withdraw, (ctx, { params, body }) => withdrawBulletin(ctx, params.id, body)),
  route(bulletins.remove, (ctx, { params }) => removeBulletin(ctx, params.id)),
]
