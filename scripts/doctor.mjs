import { diagnosisText, examine } from './doctor/examine.mjs'
import { thisMachine } from './doctor/machine.mjs'

const diagnoses = examine(await thisMachine())
console.log(diagnosisText(diagnoses))
process.exitCode = diagnoses.some(({ state }) => state === 'problem') ? 1 : 0
