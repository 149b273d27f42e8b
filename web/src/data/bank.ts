import {
  type BankAccountChange,
  type BankAccountInput,
  type BankLineQuery,
  bank,
  type CurrencyPurchase,
  type LineBooking,
  type MatchInput,
  type StatementFile,
} from '@roomlark/contract/settlement/bank'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useChange, useMutation } from '../lib/use-mutation.ts'
import { moneyKeys } from './keys.ts'

export type BankLineFilter = Omit<BankLineQuery, 'limit'>

export function useBankAccounts() {
  return useCall(moneyKeys.bankAccounts, bank.list)
}

export function useBankLines(id: string | undefined, filter: BankLineFilter) {
  return usePages(
    moneyKeys.bankLines(id, filter),
    bank.lines,
    { params: { id: id ?? '' }, query: filter },
    { enabled: id !== undefined },
  )
}

export function useBankDays(id: string) {
  return useCall(moneyKeys.bankDays(id), bank.days, { params: { id } })
}

export function useBankLine(lineId: number) {
  return useCall(moneyKeys.bankLine(lineId), bank.line, { params: { lineId } })
}

export function useAddBankAccount() {
  return useChange((body: BankAccountInput) => call(bank.create, { body }), moneyKeys.bank)
}

export function useChangeBankAccount(id: string) {
  return useChange((body: BankAccountChange) => call(bank.update, { params: { id }, body }), moneyKeys.bank)
}

export function useImportStatement(id: string) {
  return useChange(
    (body: StatementFile) => call(bank.importStatement, { params: { id }, body }),
    moneyKeys.bank,
  )
}

export function useBuyCurrency() {
  return useChange((body: CurrencyPurchase) => call(bank.exchange, { body }), moneyKeys.all)
}

export type LineStep = { match: MatchInput } | { book: LineBooking } | { undo: string }

/** One step with a line; what it is matched with is the answer. */
export function useLineStep(lineId: number) {
  const client = useQueryClient()
  const params = { lineId }
  return useMutation({
    mutationFn: (step: LineStep) => {
      if ('match' in step) return call(bank.match, { params, body: step.match })
      if ('book' in step) return call(bank.book, { params, body: step.book })
      return call(bank.undo, { params: { ...params, id: step.undo } })
    },
    onSuccess: (line) => keepAnswer(client, moneyKeys.bankLine(lineId), line),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKeys.all }),
  })
}
