import { expect, test } from 'vitest'
import { judgeAudit, readReport } from './audit-policy.mjs'

const report = {
  vulnerabilities: {
    lark: {
      name: 'lark',
      via: [
        { url: 'https://github.com/advisories/GHSA-1', severity: 'high', title: 'Sings too loud' },
        { url: 'https://github.com/advisories/GHSA-2', severity: 'low', title: 'Sings too low' },
      ],
    },
    // A package that is affected only through another one.
    nest: { name: 'nest', via: ['lark'] },
  },
}
const fault = { id: 'GHSA-1', package: 'lark', severity: 'high', title: 'Sings too loud' }

test('an advisory is a fault until somebody has looked at it, and again after the last day of the exception', () => {
  const allowed = [{ id: 'GHSA-1', until: '2026-12-31', reason: 'not reachable' }]
  expect(judgeAudit(report, [], '2026-11-16')).toMatchObject({ faults: [fault], found: 1 })
  expect(judgeAudit(report, allowed, '2026-12-31')).toMatchObject({ faults: [], expired: [], unneeded: [] })
  expect(judgeAudit(report, allowed, '2027-01-01')).toMatchObject({ faults: [fault], expired: allowed })
  expect(judgeAudit({ vulnerabilities: {} }, allowed, '2026-11-16')).toMatchObject({ unneeded: allowed })
})

test('a registry that does not answer is neither good nor bad news', () => {
  expect(readReport(JSON.stringify(report))).toEqual({ report })
  expect(readReport('{"message":"405 Method Not Allowed"}')).toEqual({
    report: null,
    reason: '405 Method Not Allowed',
  })
  expect(readReport('<html>')).toEqual({ report: null, reason: 'its answer was no report' })
})
