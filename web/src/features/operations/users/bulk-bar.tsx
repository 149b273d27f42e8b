import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useUser } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import type { Icon } from '../../../ui/create-icon.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Ban } from '../../../ui/icons/ban.ts'
import { MailCheck } from '../../../ui/icons/mail-check.ts'
import { RotateCcw } from '../../../ui/icons/rotate-ccw.ts'
import { Send } from '../../../ui/icons/send.ts'
import { X } from '../../../ui/icons/x.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { type BulkName, bulkStepsFor, bulkWords } from './bulk-steps.ts'
import type { Selection } from './use-selection.ts'

const icons: Record<BulkName, Icon> = {
  sendVerification: Send,
  verify: MailCheck,
  restore: RotateCcw,
  suspend: Ban,
}

/** Floats below the table while accounts are selected. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { id } = useUser()
  const [asking, setAsking] = useState<BulkName | null>(null)
  const { chosen } = selection
  return (
    <>
      {chosen.length > 0 ? (
        <section
          aria-label={say('Selected accounts')}
          className="sticky bottom-4 z-10 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-x-1.5 gap-y-1 rounded-[12px] border border-border bg-raised py-2 pr-2 pl-5 [box-shadow:var(--shadow-md)]"
        >
          <p role="status" className="mr-1.5 font-strong whitespace-nowrap tabular-nums">
            {say('{count} selected', { count: chosen.length })}
          </p>
          {bulkStepsFor(chosen, id).map((name) => {
            const Icon = icons[name]
            return (
              <Button
                key={name}
                size="sm"
                variant={name === 'suspend' ? 'danger-line' : 'quiet'}
                onClick={() => setAsking(name)}
              >
                <Icon aria-hidden="true" className="size-4" />
                {bulkWords[name].button}
              </Button>
            )
          })}
          <IconButton label={say('Clear selection')} onClick={() => selection.drop()}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </section>
      ) : null}
      {asking ? (
        <BulkDialog
          name={asking}
          people={chosen}
          onClose={(done) => {
            setAsking(null)
            selection.drop(done)
          }}
        />
      ) : null}
    </>
  )
}
