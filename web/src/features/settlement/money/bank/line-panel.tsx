import { ledgerCauseWords, ledgerNumber } from '@roomlark/contract/partners/ledger-words'
import { say } from '@roomlark/contract/say'
import type { BankLineDetail, CashPosting } from '@roomlark/contract/settlement/bank'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useBankLine, useLineStep } from '../../../../data/bank.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { DetailPanel } from '../../../../parts/detail/detail-page.tsx'
import { moneyText, signedMoneyText } from '../../../../parts/money/money-text.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { bankAddress } from './bank-address.ts'
import { BookDialog, bookedAccountWords } from './book-dialog.tsx'

/** One line: what it says, what it is matched with, and what it may be. */
export function LinePanel({ lineId }: { lineId: number }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useBankLine(lineId)
  return (
    <DetailPanel
      query={query}
      label={say('Line of the bank')}
      opener={`[data-line="${lineId}"]`}
      onClose={() => void navigate({ search: bankAddress.with(search, { lineId: null }) })}
      head={({ bookedOn, openCents }) => (
        <span className="flex items-center gap-2.5">
          <span className="font-strong">{dayText(bookedOn)}</span>
          <Badge tone={openCents === 0 ? 'success' : 'warning'}>
            {openCents === 0 ? say('Matched##bank line') : say('Open##bank line')}
          </Badge>
        </span>
      )}
      failed={say('This line did not load')}
      notThere={{ title: say('There is no such line'), text: say('Its address is wrong.') }}
    >
      {(line) => <Content key={line.openCents} line={line} />}
    </DetailPanel>
  )
}

function Content({ line }: { line: BankLineDetail }) {
  const { party, reference, details, amountCents, openCents, currency, matches, candidates } = line
  const [isBooking, setBooking] = useState(false)
  return (
    <>
      <p className="font-display text-[26px] leading-8 tabular-nums">
        {signedMoneyText(amountCents, currency)}
      </p>
      {[party, reference, details].map((text, at) =>
        text === '' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always these three
          <p key={at} className={at === 0 ? 'mt-1 wrap-anywhere' : 'mt-1 text-sm wrap-anywhere text-muted'}>
            {text.length > 600 ? `${text.slice(0, 600)} …` : text}
          </p>
        ),
      )}
      {matches.length > 0 ? <Matches line={line} /> : null}
      {openCents === 0 ? null : (
        <>
          <h3 className="mt-6 mb-1">{say('What it may be')}</h3>
          <p className="text-sm text-muted">
            {say('{amount} is not matched yet.', { amount: moneyText(Math.abs(openCents), currency) })}
          </p>
          <Candidates line={line} candidates={candidates} />
          <Button variant="secondary" block className="mt-3" onClick={() => setBooking(true)}>
            {say('Book to an account')}
          </Button>
        </>
      )}
      {isBooking ? <BookDialog line={line} onClose={() => setBooking(false)} /> : null}
    </>
  )
}

function Matches({ line: { id, matches, currency } }: { line: BankLineDetail }) {
  const step = useLineStep(id)
  const failed = say('It was not undone. Please try again.')
  return (
    <>
      <h3 className="mt-6 mb-1">{say('Matched with')}</h3>
      <ul>
        {matches.map((match) => (
          <li key={match.id} className="flex flex-wrap items-start gap-x-3 border-t border-border py-2.5">
            <span className="min-w-0 grow basis-40">
              <span className="block wrap-anywhere">
                {match.account ? bookedAccountWords[match.account] : nameOf(match)}
              </span>
              <span className="block text-sm text-muted">
                {ledgerNumber(match.transactionId)}
                {match.isAutomatic ? `, ${say('found automatically')}` : ''}
                {match.account && match.note ? `, ${match.note}` : ''}
              </span>
            </span>
            <span className="tabular-nums">{moneyText(match.amountCents, currency)}</span>
            <Button
              variant="quiet"
              size="sm"
              disabled={step.isPending}
              onClick={() =>
                step.mutate({ undo: match.id }, { onError: (error) => showRefusal(error, failed) })
              }
            >
              {say('Undo')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

type CandidatesProps = { line: BankLineDetail; candidates: readonly CashPosting[] }

function Candidates({ line, candidates }: CandidatesProps) {
  const step = useLineStep(line.id)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const failed = say('It was not matched. Please try again.')
  if (candidates.length === 0) {
    return <p className="mt-2 text-muted">{say('No open ledger entries in this direction.')}</p>
  }
  const sum = candidates
    .filter(({ transactionId }) => chosen.includes(transactionId))
    .reduce((total, { openCents }) => total + openCents, 0)
  function toggle(id: number) {
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  }
  return (
    <>
      <ul className="mt-2">
        {candidates.map((posting) => (
          <li key={posting.transactionId} className="border-t border-border">
            <label className="flex cursor-pointer items-start gap-3 py-2.5">
              <input
                type="checkbox"
                checked={chosen.includes(posting.transactionId)}
                onChange={() => toggle(posting.transactionId)}
                className="mt-0.5 size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0 grow wrap-anywhere">
                {nameOf(posting)}
                <span className="block text-sm text-muted">
                  {dayText(posting.onDay)}, {ledgerNumber(posting.transactionId)}
                </span>
              </span>
              <span className="tabular-nums">{moneyText(posting.openCents, line.currency)}</span>
            </label>
          </li>
        ))}
      </ul>
      <Button
        block
        className="mt-2"
        disabled={chosen.length === 0}
        busy={step.isPending && say('One moment...')}
        onClick={() =>
          step.mutate(
            { match: { transactionIds: [...chosen] } },
            { onError: (error) => showRefusal(error, failed) },
          )
        }
      >
        {chosen.length === 0
          ? say('Choose what it is')
          : say('Match {amount}', { amount: moneyText(sum, line.currency) })}
      </Button>
    </>
  )
}

function nameOf({
  cause,
  number,
  party,
  note,
}: Pick<CashPosting, 'cause' | 'number' | 'party' | 'note'>): string {
  return [ledgerCauseWords[cause], number, party, number ? '' : note].filter(Boolean).join(', ')
}
