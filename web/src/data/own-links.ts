import { linkImports } from '@roomlark/contract/guest-site/link-import'
import {
  type MakeLinkInput,
  type OwnLink,
  type OwnLinkChange,
  ownLinks,
} from '@roomlark/contract/guest-site/own-links'
import { call } from '../lib/call.ts'
import { usePages } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { partnershipKeys } from './keys.ts'

export function useOwnLinks(days: number) {
  return usePages(partnershipKeys.ownLinks(days), ownLinks.list, { query: { days } })
}

/** Makes a link of an address; the same address gives the same link again. */
export function useMakeLink() {
  return useChange((body: MakeLinkInput) => call(ownLinks.make, { body }), partnershipKeys.all)
}

/** Makes links of the rows of a file; sent again, they are the same. */
export function useImportLinks() {
  return useChange((csv: string) => call(linkImports.run, { body: { csv } }), partnershipKeys.all)
}

/** Changes some of a link; the rest stays as it was read. */
export function useChangeOwnLink() {
  return useChange(({ link, change }: { link: OwnLink; change: Partial<OwnLinkChange> }) => {
    const { id, label, isArchived, version } = link
    return call(ownLinks.change, { params: { id }, body: { label, isArchived, version, ...change } })
  }, partnershipKeys.all)
}
