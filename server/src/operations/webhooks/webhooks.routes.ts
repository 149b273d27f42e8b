import { postbacks } from '@roomlark/contract/operations/postbacks'
import { webhooks } from '@roomlark/contract/operations/webhooks'
import { route } from '../../http/route.ts'
import { listDeliveries, redeliver, sendTestEvent } from './deliveries.service.ts'
import {
  changePostback,
  createPostback,
  listPostbacks,
  removePostback,
  testPostback,
} from './postbacks.service.ts'
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
  route(postbacks.list, (ctx) => listPostbacks(ctx)),
  route(postbacks.create, (ctx, { body }) => createPostback(ctx, body)),
  route(postbacks.change, (ctx, { params, body }) => changePostback(ctx, params.id, body)),
  route(postbacks.remove, (ctx, { params }) => removePostback(ctx, params.id)),
  route(postbacks.test, (ctx, { params }) => testPostback(ctx, params.id)),
]
