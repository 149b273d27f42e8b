import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useRef, useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { readCsvFile } from './read-csv-file.ts'

type Checked<Found> = { fileName: string; csv: string; found: Found }

/** A chosen file and what the dry run found in it. Nothing is created yet. */
export function useCsvCheck<Found>(mostBytes: number, check: (csv: string) => Promise<Found>) {
  const [fault, setFault] = useState<string | null>(null)
  const [checked, setChecked] = useState<Checked<Found> | null>(null)
  const [isChecking, setChecking] = useState(false)
  const turn = useRef(0)

  async function look(file: File) {
    // A second file may be chosen while the first is being checked; only the last one counts.
    turn.current += 1
    const mine = turn.current
    setFault(null)
    setChecked(null)
    setChecking(true)
    const seen = await found(file)
    if (mine !== turn.current) return
    setChecking(false)
    if ('fault' in seen) setFault(seen.fault)
    else setChecked(seen)
  }

  async function found(file: File): Promise<Checked<Found> | { fault: string }> {
    const read = await readCsvFile(file, mostBytes)
    if ('fault' in read) return read
    try {
      return { fileName: file.name, csv: read.csv, found: await check(read.csv) }
    } catch (error) {
      return {
        fault: getErrorMessage(
          error,
          say('{name} could not be checked. Please try again.', { name: isolate(file.name) }),
        ),
      }
    }
  }
  return { look, fault, setFault, checked, isChecking, forget: () => setChecked(null) }
}
