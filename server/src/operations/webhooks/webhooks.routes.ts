import { webhooks } from '@roomlark/contract/operations/webhooks'
import { route } from '../../http/route.ts'
import { listDeliveries, redeliver, sendTestEvent } from './deliveries.service.ts'
import {
  changeWebhook,
  createWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
} from './webhooks.service.ts'

export const webhooksRoutes = [
  route(webhooks.list, (ctx) => listWebhooks(ctx)),
  route(webhooks.create, (ctx, { body }) => createWebhook(ctx, body)),
  route(webhooks.change, (ctx, { params, body }) => changeWebhook(ctx, params.id, body)),
  route(webhooks.remove, (ctx, { params }) => removeWebhook(ctx, params.id)),
  route(webhooks.rotate, (ctx, { params }) => rotateSecret(ctx, params.id)),
  route(webhooks.test, (ctx, { params }) => sendTestEvent(ctx, params.id)),
  route(webhooks.deliveries, (ctx, { query }) => listDeliveries(ctx, query)),
  route(webhooks.redeliver, (ctx, { params }) => redeliver(ctx, params.id)),
]
