import { type StatementListQuery, statementList } from '@roomlark/contract/settlement/hotel-statement-list'
import {
  type PaymentInput,
  type ReturnInput,
  type StatementAccount,
  statementPayments,
  type WriteOffInput,
} from '@roomlark/contract/settlement/hotel-statement-payments'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useAttempt } from './attempt.ts'
import { moneyKeys, partnershipKeys, peopleKeys } from './keys.ts'

export type StatementFilter = Omit<StatementListQuery, 'limit'>

export function useStatements(filter: StatementFilter) {
  return usePages(moneyKeys.statements(filter), statementList.list, { query: filter })
}

export function useStatement(id: string) {
  return useCall(moneyKeys.statement(id), statementPayments.get, { params: { id } })
}

export function useCoveredLines(id: string, page: number) {
  return usePages(moneyKeys.statementLines(id, page), statementList.lines, {
    params: { id },
    query: { page },
  })
}

export function useRecordPayment(id: string) {
  return useRecording((body: PaymentInput, idempotencyKey) =>
    call(statementPayments.record, { params: { id }, body, idempotencyKey }),
  )
}

export function useWriteOff(id: string) {
  return useRecording((body: WriteOffInput, idempotencyKey) =>
    call(statementPayments.writeOff, { params: { id }, body, idempotencyKey }),
  )
}

export function useReturnPayment(id: string) {
  return useRecording((body: ReturnInput, idempotencyKey) =>
    call(statementPayments.return, { params: { id }, body, idempotencyKey }),
  )
}

/** The same form sent again, because no answer came, is the same recording. */
function useRecording<Body>(send: (body: Body, key: string) => Promise<StatementAccount>) {
  const client = useQueryClient()
  return useAttempt({
    send,
    // Credit reaches other statements, and a payment can end the pause of a hotel's partners.
    onSettled: () =>
      Promise.all(
        [moneyKeys.all, partnershipKeys.all, peopleKeys.audits].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
