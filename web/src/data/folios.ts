import type { ChargedLines } from '@roomlark/contract/bookings/folio'
import { type BookingFolio, folios } from '@roomlark/contract/bookings/folio'
import type {
  ChargeInput,
  CorrectionInput,
  DepositInput,
  FolioInput,
  FolioMove,
  PaymentRecord,
} from '@roomlark/contract/bookings/folio-input'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall } from '../lib/use-call.ts'
import { useAttempt } from './attempt.ts'
import { bookingKeys, moneyKeys } from './keys.ts'

export function useFolio(bookingId: string) {
  return useCall(bookingKeys.folio(bookingId), folios.get, { params: { id: bookingId } })
}

export function useCharge(id: string) {
  return useWriting(id, (body: ChargeInput, idempotencyKey) =>
    call(folios.charge, { params: { id }, body, idempotencyKey }),
  )
}

export function useRecordFolioPayment(id: string) {
  return useWriting(id, (body: PaymentRecord, idempotencyKey) =>
    call(folios.pay, { params: { id }, body, idempotencyKey }),
  )
}

export function useCorrectLine(id: string) {
  return useWriting(id, (body: CorrectionInput, idempotencyKey) =>
    call(folios.correct, { params: { id }, body, idempotencyKey }),
  )
}

export function useMoveLines(id: string) {
  return useWriting(id, (body: FolioMove, idempotencyKey) =>
    call(folios.move, { params: { id }, body, idempotencyKey }),
  )
}

type FolioChange = FolioInput & { existing: { position: number; version: number } | null }

/** A new folio, or a change to who pays one and what comes to it. */
export function useSaveFolio(id: string) {
  return useWriting(id, ({ existing, ...body }: FolioChange, idempotencyKey) =>
    existing
      ? call(folios.update, {
          params: { id, position: String(existing.position) },
          body: { ...body, version: existing.version },
        })
      : call(folios.add, { params: { id }, body, idempotencyKey }),
  )
}

export function useAskDeposit(id: string) {
  return useWriting(id, (body: DepositInput, idempotencyKey) =>
    call(folios.askDeposit, { params: { id }, body, idempotencyKey }),
  )
}

export function useWithdrawDeposit(id: string) {
  return useWriting(id, (depositId: string) => call(folios.withdrawDeposit, { params: { id, depositId } }))
}

/** The same form sent again, because no answer came, is the same change. */
function useWriting<Body, Written extends BookingFolio | ChargedLines>(
  id: string,
  send: (body: Body, key: string) => Promise<Written>,
) {
  const client = useQueryClient()
  return useAttempt({
    mutationKey: bookingKeys.folio(id),
    send,
    onSuccess: (written) => remember(client, written),
    onError: () => client.invalidateQueries({ queryKey: bookingKeys.folio(id) }),
  })
}

/** A charge is answered with its lines only, so the folio is read again before it counts as done. */
async function remember(client: QueryClient, written: BookingFolio | ChargedLines): Promise<void> {
  const queryKey = bookingKeys.folio(written.bookingId)
  void client.invalidateQueries({ queryKey: moneyKeys.all })
  void client.invalidateQueries({ queryKey: bookingKeys.dayCloses(written.hotelId) })
  void client.invalidateQueries({ queryKey: bookingKeys.days })
  if ('folios' in written) keepAnswer(client, queryKey, written)
  else await client.invalidateQueries({ queryKey })
}
