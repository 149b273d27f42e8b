import { say } from '@roomlark/contract/say'
import { accountCurrencies } from '@roomlark/contract/settlement/payout-accounts'
import {
  checkAccount,
  PayoutAccountFields,
  type PayoutDetails,
} from '@roomlark/contract/settlement/payout-details'
import { useSavePayoutAccount } from '../../../data/payout-details.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { useUser } from '../../../session/session-context.ts'
import { AccountFields } from './account-fields.tsx'
import { noAccount, noPayee, toAccount, toProof, useUsedFrom, withCode } from './details-form.ts'
import { momentWords } from './details-words.ts'
import { PayeeFields } from './payee-fields.tsx'
import { ProofFields } from './proof-fields.tsx'

type AccountDialogProps = { details: PayoutDetails; onClose: () => void }

/** Asks for the payee too the first time. */
export function AccountDialog({ details, onClose }: AccountDialogProps) {
  const { mfaEnabled, profile } = useUser()
  const { newestId, inUse } = details
  const isFirst = newestId === null
  const usedFrom = useUsedFrom()
  const saving = useSavePayoutAccount()
  const name = `${profile.firstName} ${profile.lastName}`.trim()
  const form = useContractForm({
    schema: withCode(PayoutAccountFields, mfaEnabled).check(checkAccount),
    values: {
      account: { ...noAccount, holder: inUse?.account.holder ?? name },
      currency: accountCurrencies.find((one) => one === inUse?.currency) ?? 'USD',
      payee: { ...noPayee, name, company: profile.companyName ?? '' },
      password: '',
      code: '',
    },
    read: ({ account, currency, payee, ...proof }) => ({
      ...toProof(proof, mfaEnabled),
      newestId,
      account: toAccount(account),
      currency,
      ...(isFirst && { payee }),
    }),
    send: (input) => saving.mutateAsync(input),
    done: (_, { waiting }) =>
      say('Saved. It is used from {moment}.', {
        moment: momentWords(waiting[0]?.usableFrom ?? usedFrom),
      }),
  })
  return (
    <FormDialog
      form={form}
      title={isFirst ? say('Add account') : say('Change account')}
      description={
        inUse
          ? say('It is used from {moment}. Until then payouts go to the account ending {lastFour}.', {
              moment: momentWords(usedFrom),
              lastFour: inUse.account.lastFour,
            })
          : say('It is used from {moment}. Nothing is paid out until then.', {
              moment: momentWords(usedFrom),
            })
      }
      submitLabel={say('Save account')}
      busyLabel={say('Saving...')}
      onClose={onClose}
    >
      <AccountFields />
      {isFirst ? (
        <fieldset className="grid gap-5 border-t border-border pt-4">
          <legend className="float-left w-full text-md font-strong">{say('Who is paid')}</legend>
          <PayeeFields />
        </fieldset>
      ) : null}
      <ProofFields />
    </FormDialog>
  )
}
