import { type LaunchInvitation, launchList } from '@roomlark/contract/operations/launch-list'
import { call } from '../lib/call.ts'
import { useCallPage } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { peopleKeys } from './keys.ts'

export function useLaunchList() {
  return useCallPage(peopleKeys.launchList, launchList.list, { query: { limit: 5 } })
}

export function readLaunchListCsv() {
  return call(launchList.export, { query: {} })
}

/** Those who are invited become accounts. */
export function useInviteWaiters() {
  return useChange((body: LaunchInvitation) => call(launchList.invite, { body }), peopleKeys.all)
}
