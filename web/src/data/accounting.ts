import {
  type AccountingInput,
  type AccountingQuery,
  accounting,
} from '@roomlark/contract/bookings/accounting'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { saveMadeFile } from '../lib/save-file.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { hotelKeys } from './keys.ts'

export function useAccounting(hotelId: string) {
  return useCall(hotelKeys.accounting(hotelId), accounting.settings, { params: { hotelId } })
}

export function useSaveAccounting(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AccountingInput & { version: number }) =>
      call(accounting.updateSettings, { params: { hotelId }, body }),
    onSuccess: (saved) => keepAnswer(client, hotelKeys.accounting(hotelId), saved),
    onError: () => client.invalidateQueries({ queryKey: hotelKeys.accounting(hotelId) }),
  })
}

/** Saves the file for bookkeeping. */
export function useAccountingFile(hotelId: string) {
  return useMutation({
    mutationFn: (query: AccountingQuery) => call(accounting.export, { params: { hotelId }, query }),
    onSuccess: saveMadeFile,
  })
}
