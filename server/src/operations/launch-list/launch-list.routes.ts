import { launchList } from '@roomlark/contract/operations/launch-list'
import { route } from '../../http/route.ts'
import {
  confirmLaunchList,
  exportLaunchList,
  inviteWaiters,
  joinLaunchList,
  leaveLaunchList,
  listLaunchList,
} from './launch-list.service.ts'

export const launchListRoutes = [
  route(launchList.join, (ctx, { body }) => joinLaunchList(ctx, body)),
  route(launchList.confirm, (ctx, { body }) => confirmLaunchList(ctx, body)),
  route(launchList.leave, (ctx, { body }) => leaveLaunchList(ctx, body)),
  route(launchList.list, (ctx, { query }) => listLaunchList(ctx, query)),
  route(launchList.export, (ctx, { query }) => exportLaunchList(ctx, query)),
  route(launchList.invite, (ctx, { body }) => inviteWaiters(ctx, body)),
]
