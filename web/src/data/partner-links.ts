import { linkTests } from '@roomlark/contract/guest-site/link-test'
import {
  type PartnerLink,
  type PartnerLinkChange,
  type PartnerLinkInput,
  partnerLinks,
} from '@roomlark/contract/guest-site/partner-links'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { partnershipKeys } from './keys.ts'

export function usePartnership(id: string) {
  return useCall(partnershipKeys.detail(id), partnerLinks.partnership, { params: { id } })
}

export function usePartnerLinks(id: string, days: number) {
  return usePages(partnershipKeys.links(id, days), partnerLinks.list, { params: { id }, query: { days } })
}

export function useLinkTags(id: string, linkId: string, days: number) {
  return useCall(
    partnershipKeys.tags(id, linkId, days),
    partnerLinks.tags,
    { params: { id, linkId }, query: { days } },
    { placeholderData: keepPreviousData },
  )
}

type Stay = { checkInOn: string; checkOutOn: string; roomTypeId?: string }

/** Fetches the price of a stay and its commission, once its dates are known. */
export function useLinkPreview(id: string, stay: Stay | undefined) {
  return useCall(
    partnershipKeys.preview(id, stay),
    partnerLinks.preview,
    { params: { id }, query: stay ?? { checkInOn: '', checkOutOn: '' } },
    { enabled: stay !== undefined, retry: false },
  )
}

export function useCreateLink(id: string) {
  return useChange(
    (body: PartnerLinkInput) => call(partnerLinks.create, { params: { id }, body }),
    partnershipKeys.all,
  )
}

type LinkChange = Partial<Omit<PartnerLinkChange, 'version'>>

/** Changes some of a link; the rest stays as it was read. */
export function useChangeLink(id: string) {
  return useChange(({ link, change }: { link: PartnerLink; change: LinkChange }) => {
    const { label, roomTypeId, checkInOn, checkOutOn, language, isArchived, version } = link
    const read = { label, roomTypeId, checkInOn, checkOutOn, language, isArchived, version }
    return call(partnerLinks.change, { params: { id, linkId: link.id }, body: { ...read, ...change } })
  }, partnershipKeys.all)
}

/** Runs again whenever the link changes, and leaves nothing behind. */
export function useLinkTest(id: string, linkId: string) {
  return useCall(partnershipKeys.test(id, linkId), linkTests.run, { params: { id, linkId } })
}
