import { type LaunchWish, launchList } from '@roomlark/contract/operations/launch-list'
import { call } from '../lib/call.ts'

// Visitors have none of the caches behind sign-in, so these lie apart from what administrators read.
export function joinLaunchList(body: LaunchWish) {
  return call(launchList.join, { body })
}

export function confirmLaunchList(token: string) {
  return call(launchList.confirm, { body: { token } })
}

export function leaveLaunchList(token: string) {
  return call(launchList.leave, { body: { token } })
}
