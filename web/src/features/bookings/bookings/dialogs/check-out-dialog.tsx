import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import { roundCash } from '@roomlark/contract/bookings/cash-rounding'
import { isolate } from '@roomlark/contract/isolate'
import { reasonLength } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { useEffect, useId, useRef, useState } from 'react'
import { useTransition } from '../../../../data/booking-changes.ts'
import { useFolio, useRecordFolioPayment } from '../../../../data/folios.ts'
import { useInvoiceDraft } from '../../../../data/invoices.ts'
import { ApiError, isUnlikely } from '../../../../lib/api-error.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { Building2 } from '../../../../ui/icons/building-2.ts'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { failureWords } from '../failure-words.ts'
import { IssueDialog } from '../folio/issue-dialog.tsx'
import { type DeskMethod, MethodChoice } from '../folio/method-choice.tsx'
import { PaymentDialog } from '../folio/payment-dialog.tsx'
import { useSavePaper } from '../folio/use-save-paper.ts'
import { useDoneToast } from '../use-undo.ts'
import { BalanceSums, balanceWords, findOpenPosition, findPayingLater } from './check-out-balance.tsx'

/** The server does not check a guest out whose folio is not even, unless it is told why. */
export function isOpenBalance(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'open_balance'
}

type CheckOutDialogProps = {
  booking: Pick<BookingSummary, 'id' | 'hotelId' | 'guestName' | 'reference'>
  onClose: () => void
}

/**
 * Asks what becomes of what is left to pay: it is recorded as paid, or the guest leaves with a reason. Whoever pays has the
 * invoice in hand with two more clicks.
 */
export function CheckOutDialog({ booking, onClose }: CheckOutDialogProps) {
  const folio = useFolio(booking.id)
  const transition = useTransition(booking.id)
  const showOutcome = useDoneToast(booking.id)
  const savePaper = useSavePaper(booking.id)
  const recording = useRecordFolioPayment(booking.id)
  const [paidAt, setPaidAt] = useState<number>()
  const position = paidAt ?? findOpenPosition(folio.data)
  const draft = useInvoiceDraft(booking.id, position ?? 1, 'invoice').data
  const [step, setStep] = useState<'asking' | 'paying' | 'invoice'>('asking')
  const switchId = useId()
  const [isUnwanted, setUnwanted] = useState(false)
  const [method, setMethod] = useState<DeskMethod>('card')
  const [doubt, setDoubt] = useState<string | null>(null)
  const [isAskingWhy, setAskingWhy] = useState(false)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isAskingWhy) reasonField.current?.focus()
  }, [isAskingWhy])
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const balance = folio.data?.balanceCents
  const canInvoice = draft?.kind === 'invoice' && draft.totalCents > 0 && draft.missing.length === 0
  const wantsInvoice = canInvoice && !isUnwanted

  async function leave(open: { openBalance?: string; companyPaysLater?: boolean } = {}) {
    const done = await transition.run({ to: 'checked-out', ...open })
    if (!done) return
    onClose()
    showOutcome(done)
  }
  if (step === 'paying' && folio.data && balance !== undefined) {
    const kind = balance < 0 ? 'refund' : 'payment'
    const asked = { kind, position: position ?? 1, onClose: () => setStep('asking') } as const
    return <PaymentDialog folio={folio.data} {...asked} />
  }
  if (step === 'invoice') {
    return (
      <IssueDialog
        booking={booking}
        position={position ?? 1}
        series="invoice"
        submitLabel={say('Issue invoice and check out')}
        onIssued={(paper) => {
          savePaper(paper)
          // A refusal is shown in the dialog that asks again.
          void leave().catch(() => undefined)
        }}
        onClose={() => setStep('asking')}
      />
    )
  }
  const payingLater = folio.data ? findPayingLater(folio.data) : []
  const asksWhy = balance !== 0 && payingLater.length === 0
  const paidCents =
    folio.data && balance !== undefined && balance > 0 && position !== undefined && asksWhy
      ? method === 'cash'
        ? roundCash(balance, folio.data.cashStepCents)
        : balance
      : 0

  /** Records all that is left, and goes on to the paper or to the check-out. */
  async function settle() {
    if (!position) return
    const isMeant = doubt !== null && { isMeant: true }
    try {
      await recording.mutateAsync({ kind: 'payment', position, method, amountCents: paidCents, ...isMeant })
    } catch (error) {
      if (isUnlikely(error)) setDoubt(error.message)
      return
    }
    setDoubt(null)
    setPaidAt(position)
    if (wantsInvoice) return setStep('invoice')
    await leave().catch(() => undefined)
  }
  async function submit() {
    // Who pays is never asked why they do not.
    if (asksWhy && !isAskingWhy && paidCents > 0) return setAskingWhy(true)
    if (asksWhy && reason.trim() === '') return setFault(say('Say why'))
    setFault(undefined)
    if (asksWhy) return leave({ openBalance: reason })
    if (balance === 0 && wantsInvoice) return setStep('invoice')
    return leave({ companyPaysLater: payingLater.length > 0 })
  }
  const isBusy = transition.isPending || recording.isPending
  const error = transition.error ?? (doubt === null ? recording.error : null)
  const amount = folio.data ? moneyText(paidCents, folio.data.currency) : ''
  return (
    <FormDialog
      title={say('Check {guest} out?', { guest: isolate(booking.guestName) })}
      description={balance === undefined ? booking.reference : balanceWords(balance, folio.data)}
      submitLabel={wantsInvoice ? say('On to the invoice') : say('Check out')}
      busyLabel={say('Checking out...')}
      cancelLabel={say('Not now')}
      isBusy={isBusy}
      fault={error ? failureWords(error, say('That was not saved. Please try again.')) : undefined}
      onSubmit={submit}
      onClose={onClose}
      {...(balance !== 0 && {
        actions: asksWhy ? (
          <>
            <Button type="submit" variant="quiet" busy={transition.isPending && say('Checking out...')}>
              {say('Check out anyway')}
            </Button>
            <Button
              variant={paidCents > 0 ? 'secondary' : 'primary'}
              onClick={() => folio.data && setStep('paying')}
            >
              {balance !== undefined && balance < 0 ? say('Record refund') : say('Record payment')}
            </Button>
            {paidCents > 0 ? (
              <Button busy={isBusy && say('Recording...')} onClick={() => void settle()}>
                {doubt !== null
                  ? say('Yes, record it')
                  : wantsInvoice
                    ? say('{amount} paid, on to the invoice', { amount })
                    : say('{amount} paid, check out', { amount })}
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={() => setStep('paying')}>
              {say('Record payment')}
            </Button>
            <Button type="submit" busy={transition.isPending && say('Checking out...')}>
              {say('The company pays later')}
            </Button>
          </>
        ),
      })}
    >
      {folio.data ? <BalanceSums folio={folio.data} /> : <Skeleton className="h-28" />}
      {paidCents > 0 ? (
        <MethodChoice
          value={method}
          onChoose={(chosen) => {
            setMethod(chosen)
            setDoubt(null)
          }}
        />
      ) : null}
      {canInvoice && (paidCents > 0 || balance === 0) ? (
        <div className="flex items-center justify-between gap-4">
          <span id={switchId} className="font-[560]">
            {say('Issue the invoice')}
          </span>
          <Switch
            checked={!isUnwanted}
            onCheckedChange={(isOn) => setUnwanted(!isOn)}
            aria-labelledby={switchId}
          />
        </div>
      ) : null}
      {doubt === null ? null : (
        <Note tone="warning" icon={<CircleAlert />} role="alert">
          {doubt}
        </Note>
      )}
      {payingLater.length > 0 ? (
        <Note tone="success" icon={<Building2 />}>
          {say('What is left is on the folio of {company}. It stays open there until it is paid.', {
            company: listWords(payingLater.map((name) => isolate(name))),
          })}
        </Note>
      ) : null}
      {asksWhy && folio.data && (isAskingWhy || paidCents === 0) ? (
        <TextAreaField
          ref={reasonField}
          label={
            balance !== undefined && balance < 0
              ? say('Why do you keep it?')
              : say('Why do they leave without paying?')
          }
          hint={say('It is kept in the booking’s history. Not needed once the folio is settled.')}
          rows={2}
          maxLength={reasonLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={fault}
        />
      ) : null}
    </FormDialog>
  )
}
