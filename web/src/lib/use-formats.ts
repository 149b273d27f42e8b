import { useEffect } from 'react'
import { type Formats, writeAs } from './formats.ts'

/** Everything below uses these formats from the first render until somebody else signs in. */
export function useFormats(formats: Formats): void {
  const { locale, timeZone } = formats
  writeAs(formats)
  useEffect(() => {
    writeAs({ locale, timeZone })
    return () => writeAs(null)
  }, [locale, timeZone])
}
