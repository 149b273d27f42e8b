import { say } from '@roomlark/contract/say'
import { sayRich } from '../../../../lib/say-rich.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { CircleCheck } from '../../../../ui/icons/circle-check.ts'
import { Wallet } from '../../../../ui/icons/wallet.ts'
import { Note } from '../../../../ui/note.tsx'

type FeeNoteProps = {
  fee: number
  currency: string
  /** Shown if there is no fee. */
  isFree: string
  isWaived: boolean
  onWaive: (isWaived: boolean) => void
}

/** Shows the fee that the guest will owe, and the option to waive it. */
export function FeeNote({ fee, currency, isFree, isWaived, onWaive }: FeeNoteProps) {
  if (fee === 0) {
    return (
      <Note tone="success" icon={<CircleCheck />} role="status">
        {isFree}
      </Note>
    )
  }
  return (
    <div>
      <Note tone="warning" icon={<Wallet />} role="status">
        {isWaived
          ? sayRich('The guest owes nothing: you waive <b>{fee}</b>.', {
              b: (text) => <b>{text}</b>,
              fee: moneyText(fee, currency),
            })
          : sayRich(
              'By the policy of this booking the guest owes <b>{fee}</b>. The fee is posted to the folio. No money is taken: you collect what is left to pay, and record it there.',
              { b: (text) => <b>{text}</b>, fee: moneyText(fee, currency) },
            )}
      </Note>
      <label className="mt-2.5 flex min-h-8 w-fit cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={isWaived}
          onChange={(event) => onWaive(event.target.checked)}
          className="size-[18px] accent-primary"
        />
        {say('Waive the fee')}
      </label>
    </div>
  )
}
