import { say } from '@roomlark/contract/say'
import { useEffect, useRef } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { useUser } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Download } from '../../../ui/icons/download.ts'
import { KeyRound } from '../../../ui/icons/key-round.ts'
import { Note } from '../../../ui/note.tsx'

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { email } = useUser()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  function download() {
    const lines = [say('Roomlark recovery codes'), email, say('Each code signs you in once.'), '', text, '']
    saveFile('roomlark-recovery-codes.txt', 'text/plain;charset=utf-8', lines.join('\n'))
  }
  return (
    <>
      <Note tone="warning" icon={<KeyRound />}>
        <h3 ref={heading} tabIndex={-1} className="font-sans text-[14px] font-strong outline-none">
          {say('Save your recovery codes now')}
        </h3>
        {say('Each works once, in place of a code from your app. We cannot show them again.')}
      </Note>
      <ul className="mt-4 grid gap-x-6 gap-y-1.5 rounded-[12px] bg-sunken px-4 py-3.5 font-mono text-[14px] tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <CopyButton text={text} label={say('Copy codes')} />
        <Button variant="secondary" size="sm" onClick={download}>
          <Download aria-hidden="true" className="size-4" />
          {say('Download codes')}
        </Button>
        <Button size="sm" className="ml-auto" onClick={onDone}>
          {say('I have saved them')}
        </Button>
      </div>
    </>
  )
}
