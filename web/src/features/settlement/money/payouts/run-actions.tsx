import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { readPreview, useApproveRun, useDrawRun, useExportRun } from '../../../../data/payouts.ts'
import { CsvButton } from '../../../../parts/csv/csv-button.tsx'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Check } from '../../../../ui/icons/check.ts'
import { FileDown } from '../../../../ui/icons/file-down.ts'
import { RotateCw } from '../../../../ui/icons/rotate-cw.ts'
import { toast } from '../../../../ui/toast.ts'
import type { RunProps } from './run-table.tsx'
import { findPayDay, hasStaleRates, usd } from './run-words.ts'

/** Actions for a run in its present state. */
export function RunActions({ run, isOpen }: RunProps & { isOpen: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <CsvButton read={() => readPreview(run.id)} isEmpty={run.pays.partners + run.leftOut.partners === 0} />
      {isOpen && run.state === 'draft' ? <DraftActions run={run} /> : null}
      {isOpen && run.state === 'approved' ? <ExportButton run={run} /> : null}
    </div>
  )
}

function DraftActions({ run }: RunProps) {
  const [isAsked, setAsked] = useState(false)
  if (run.working) {
    return (
      <Button busy={run.working === 'approving' ? say('Approving...') : say('Drawing up...')}>
        {say('Wait')}
      </Button>
    )
  }
  return (
    <>
      <DrawButton label={say('Draw up again')} />
      {/* Four eyes, and rates that somebody has looked at: the server refuses it too. */}
      <Button disabled={run.needsAnother || hasStaleRates(run)} onClick={() => setAsked(true)}>
        <Check aria-hidden="true" className="size-[18px]" />
        {say('Approve {amount}', { amount: usd(run.pays.cents) })}
      </Button>
      {isAsked ? <ApproveDialog run={run} onClose={() => setAsked(false)} /> : null}
    </>
  )
}

/** Draws up the run of this month, or does it again. */
export function DrawButton({ label }: { label: string }) {
  const draw = useDrawRun()
  function ask() {
    draw.mutate(undefined, {
      onSuccess: ({ number, working }) =>
        toast.success(
          working
            ? say('{run} is being drawn up.', { run: number })
            : say('{run} is drawn up.', { run: number }),
        ),
      onError: (error) => showRefusal(error, say('The run was not drawn up. Please try again.')),
    })
  }
  return (
    <Button variant="secondary" busy={draw.isPending && say('Drawing up...')} onClick={ask}>
      <RotateCw aria-hidden="true" className="size-[18px]" />
      {label}
    </Button>
  )
}

function ApproveDialog({ run, onClose }: RunProps & { onClose: () => void }) {
  const approve = useApproveRun(run.id)
  const { pays, leftOut, number } = run
  const form = useContractForm({
    send: () => approve.mutateAsync({ version: run.version, cents: pays.cents }),
    done: (_, { working }) =>
      working ? say('{run} is being approved.', { run: number }) : say('{run} is approved.', { run: number }),
    // The dialog may no longer say the truth, so it closes.
    onRefused(error) {
      showRefusal(error, say('The run was not approved. Please try again.'))
      onClose()
      return true
    },
  })
  const day = findPayDay(run)
  const paid = { amount: usd(pays.cents), partners: pays.partners }
  const sentences = [
    day === null
      ? say(
          '{amount} for {partners, plural, one {# partner} other {# partners}}, to be paid as soon as the bank can.',
          paid,
        )
      : say('{amount} for {partners, plural, one {# partner} other {# partners}}, to be paid on {day}.', {
          ...paid,
          day,
        }),
    ...(leftOut.partners === 0
      ? []
      : [
          say('{partners, plural, one {# partner left out.} other {# partners left out.}}', {
            partners: leftOut.partners,
          }),
        ]),
  ]
  return (
    <FormDialog
      form={form}
      title={say('Approve {run}', { run: number })}
      description={sentences.join(' ')}
      submitLabel={say('Approve {amount}', { amount: usd(pays.cents) })}
      busyLabel={say('Approving...')}
      onClose={onClose}
    >
      <p className="text-muted">
        {say(
          'Statements are numbered and everybody in the run is notified. This cannot be undone; transfers can come back.',
        )}
      </p>
    </FormDialog>
  )
}

function ExportButton({ run }: RunProps) {
  const make = useExportRun(run.id)
  function ask() {
    make.mutate(undefined, {
      onSuccess: () => toast.success(say('The bank files are ready.')),
      onError: (error) => showRefusal(error, say('The files were not made. Please try again.')),
    })
  }
  return (
    <Button busy={make.isPending && say('Making files...')} onClick={ask}>
      <FileDown aria-hidden="true" className="size-[18px]" />
      {say('Make the bank files')}
    </Button>
  )
}
