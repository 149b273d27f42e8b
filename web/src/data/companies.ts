import {
  type CompanyProfile,
  type CompanyProfileInput,
  companyProfiles,
} from '@roomlark/contract/bookings/company-profiles'
import { type DebtorQuery, invoiceJournal } from '@roomlark/contract/bookings/invoice-journal'
import { isKnownToVies } from '@roomlark/contract/bookings/vat-ids'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { bookingKeys } from './keys.ts'

export type DebtorFilter = Omit<DebtorQuery, 'limit'>

/** Companies with what each owes. */
export function useDebtorPage(filter: DebtorFilter) {
  return usePages(bookingKeys.debtors(filter), invoiceJournal.debtors, { query: filter })
}

export function useCompanyProfile(id: string) {
  return useCall(bookingKeys.company(id), companyProfiles.get, { params: { id } })
}

const listed = 100

/** Companies in use of a hotel that match a search, with the one that is chosen whatever became of it. */
export function useCompanyChoices(hotelId: string, search: string, chosenId: string) {
  const query = { hotelId, state: 'active' as const, page: 1, limit: listed, ...(search && { search }) }
  const isEnabled = hotelId !== ''
  const { data } = usePages(
    bookingKeys.companyList(query),
    companyProfiles.list,
    { query },
    { enabled: isEnabled },
  )
  const chosen = useCall(
    bookingKeys.company(chosenId),
    companyProfiles.get,
    { params: { id: chosenId } },
    { enabled: chosenId !== '' },
  ).data
  const found = data?.data ?? []
  const isListed = chosen === undefined || found.some(({ id }) => id === chosen.id)
  return {
    companies: isListed ? found : [chosen, ...found],
    hasMore: (data?.meta.total ?? 0) > listed,
  }
}

/** A new company of a hotel, or a change to one. Its VAT id is checked afterwards, and never keeps it from being saved. */
export function useSaveCompanyProfile(hotelId: string, existing: CompanyProfile | null) {
  const client = useQueryClient()
  const check = useCheckVatId()
  return useMutation({
    mutationFn: (body: CompanyProfileInput) =>
      existing
        ? call(companyProfiles.update, {
            params: { id: existing.id },
            body: { ...body, version: existing.version },
          })
        : call(companyProfiles.create, { params: { hotelId }, body }),
    onSuccess(company) {
      keepAnswer(client, bookingKeys.company(company.id), company)
      if (company.vatCheck === null && isKnownToVies(company.vatId)) check.mutate(company.id)
    },
    onSettled() {
      void client.invalidateQueries({ queryKey: bookingKeys.invoicesOfAll })
      return client.invalidateQueries({ queryKey: bookingKeys.companies })
    },
  })
}

export function useCheckVatId() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(companyProfiles.checkVatId, { params: { id } }),
    onSuccess(company) {
      keepAnswer(client, bookingKeys.company(company.id), company)
      void client.invalidateQueries({ queryKey: bookingKeys.companies })
      void client.invalidateQueries({ queryKey: bookingKeys.invoicesOfAll })
    },
  })
}
