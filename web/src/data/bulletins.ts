import {
  type BulletinChange,
  type BulletinInput,
  bulletins,
  type Publication,
} from '@roomlark/contract/platform/bulletins'
import { call } from '../lib/call.ts'
import { usePages } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { bulletinKeys, peopleKeys } from './keys.ts'

export function useBulletins(page: number) {
  return usePages(bulletinKeys.list(page), bulletins.list, { query: { page } })
}

/** Drafts a new announcement, or changes the one with this id. */
export function useSaveBulletin(id: string | undefined) {
  return useBulletinChange(({ version, ...body }: Omit<BulletinChange, 'version'> & { version?: number }) =>
    id === undefined || version === undefined
      ? call(bulletins.create, { body: body satisfies BulletinInput })
      : call(bulletins.update, { params: { id }, body: { ...body, version } }),
  )
}

export function usePublishBulletin(id: string) {
  return useBulletinChange((body: Publication) => call(bulletins.publish, { params: { id }, body }))
}

export function useWithdrawBulletin(id: string) {
  return useBulletinChange((version: number) =>
    call(bulletins.withdraw, { params: { id }, body: { version } }),
  )
}

export function useRemoveBulletin(id: string) {
  return useBulletinChange(() => call(bulletins.remove, { params: { id } }))
}

/** Each change adds to the audit log. */
function useBulletinChange<Data, Input>(change: (input: Input) => Promise<Data>) {
  return useChange(change, bulletinKeys.all, peopleKeys.audits)
}
