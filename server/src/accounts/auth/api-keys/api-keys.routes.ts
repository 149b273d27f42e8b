import { apiKeys } from '@roomlark/contract/accounts/api-keys'
import { route } from '../../../http/route.ts'
import { createApiKey, listApiKeys, revokeKey } from './api-keys.service.ts'

export const apiKeysRoutes = [
  route(apiKeys.list, (ctx) => listApiKeys(ctx)),
  route(apiKeys.create, (ctx, { body }) => createApiKey(ctx, body)),
  route(apiKeys.revoke, (ctx, { params }) => revokeKey(ctx, params.id)),
]
