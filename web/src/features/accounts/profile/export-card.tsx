import type { DataExport } from '@roomlark/contract/operations/my-data'
import { say } from '@roomlark/contract/say'
import { useAskExport, useDownload, useMyData } from '../../../data/my-data.ts'
import { longDate, longDateTime } from '../../../lib/format-date.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { Download } from '../../../ui/icons/download.ts'
import { FileArchive } from '../../../ui/icons/file-archive.ts'
import { PackageOpen } from '../../../ui/icons/package-open.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast.ts'

export function ExportCard() {
  const data = useMyData()
  const asking = useAskExport()
  const isMaking = data.data?.exports.some(({ readyAt }) => readyAt === null) ?? false
  function ask() {
    asking.mutate(undefined, {
      onSuccess: () => toast.info(say('We are preparing your data and will email you when it is ready.')),
      onError: (error) => showRefusal(error, say('That did not work. Please try again.')),
    })
  }
  return (
    <Card>
      <CardHead
        title={say('Download your data')}
        subtitle={say('Everything we keep about you, as JSON and CSV in one zip')}
      />
      <CardWaiting query={data} />
      {data.data && data.data.exports.length > 0 ? (
        <ul className="-my-1 mb-4">
          {data.data.exports.map((one) => (
            <ExportRow key={one.id} one={one} />
          ))}
        </ul>
      ) : null}
      <p className="max-w-[60ch] text-muted">
        {say(
          'Your profile, sign-ins, sessions, hotels, bookings and activity. Preparing the file takes a moment; it is available for seven days.',
        )}
      </p>
      <Button
        variant="secondary"
        className="mt-4"
        disabled={isMaking}
        busy={asking.isPending && say('Asking...')}
        onClick={ask}
      >
        <PackageOpen aria-hidden="true" className="size-[18px]" />
        {isMaking ? say('Preparing your data') : say('Request my data')}
      </Button>
    </Card>
  )
}

function ExportRow({ one }: { one: DataExport }) {
  const download = useDownload()
  function save() {
    download.mutate(one.id, {
      onSuccess: (file) => saveFile('roomlark-my-data.zip', 'application/zip', file),
      onError: (error) => showRefusal(error, say('The file could not be downloaded. Please try again.')),
    })
  }
  return (
    <li className="flex items-center gap-3.5 border-t border-border py-3 first:border-t-0">
      <span className="grid size-[38px] shrink-0 place-items-center rounded-[10px] bg-primary-soft text-primary-text">
        {one.readyAt ? (
          <FileArchive aria-hidden="true" className="size-[19px]" strokeWidth={1.75} />
        ) : (
          <Spinner />
        )}
      </span>
      <div className="min-w-0 grow leading-5">
        <b className="block font-[580]">
          {say('Requested {time}', { time: longDateTime(new Date(one.askedAt)) })}
        </b>
        <small className="text-[13.5px] text-muted" role="status">
          {one.readyAt
            ? say('Ready until {day}', { day: longDate(new Date(one.expiresAt)) })
            : say('Being prepared')}
        </small>
      </div>
      {one.readyAt ? (
        <Button variant="secondary" size="sm" busy={download.isPending && say('Fetching...')} onClick={save}>
          <Download aria-hidden="true" className="size-4" />
          {say('Download')}
        </Button>
      ) : null}
    </li>
  )
}
