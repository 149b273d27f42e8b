import { linkTests } from '@roomlark/contract/guest-site/link-test'
import {
  type PartnerLink,
  type PartnerLinkChange,
  type PartnerLinkInput,
  partnerLinks,
} from '@roomlark/contract/guest-site/partner-links'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callPage } from '../lib/call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { partnershipKeys } from './keys.ts'

export function usePartnership(id: string) {
  return useQuery({
    queryKey: partnershipKeys.detail(id),
    queryFn: ({ signal }) => call(partnerLinks.partnership, { params: { id }, signal }),
  })
}

export function usePartnerLinks(id: string, days: number) {
  return useQuery({
    queryKey: partnershipKeys.links(id, days),
    queryFn: ({ signal }) => callPage(partnerLinks.list, { params: { id }, query: { days }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useLinkTags(id: string, linkId: string, days: number) {
  return useQuery({
    queryKey: partnershipKeys.tags(id, linkId, days),
    queryFn: ({ signal }) => call(partnerLinks.tags, { params: { id, linkId }, query: { days }, signal }),
    placeholderData: keepPreviousData,
  })
}

type Stay = { checkInOn: string; checkOutOn: string; roomTypeId?: string }

/** Fetches the price of a stay and its commission, once its dates are known. */
export function useLinkPreview(id: string, stay: Stay | undefined) {
  return useQuery({
    queryKey: partnershipKeys.preview(id, stay),
    queryFn: ({ signal }) =>
      call(partnerLinks.preview, {
        params: { id },
        query: stay ?? { checkInOn: '', checkOutOn: '' },
        signal,
      }),
    enabled: stay !== undefined,
    retry: false,
  })
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
  return useQuery({
    queryKey: partnershipKeys.test(id, linkId),
    queryFn: ({ signal }) => call(linkTests.run, { params: { id, linkId }, signal }),
  })
}
