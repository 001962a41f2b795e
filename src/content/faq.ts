import type { Language, Localized } from '../i18n/languages.ts'
import { fillFacts } from './factText.ts'

export interface Question {
  readonly question: string
  readonly answer: string
}

const questions: readonly Localized<Question>[] = [
  {
    en: {
      question: 'What can I make?',
      answer:
        'Videos from text, images, and chat conversations. In the app you manage and organise what you made, share it and export it.',
    },
    de: {
      question: 'Was kann ich erstellen?',
      answer:
        'Videos aus Text, Bilder und Chatgespräche. In der App verwalten und ordnen Sie Ihre Werke, teilen sie und exportieren sie.',
    },
  },
  {
    en: {
      question: 'Can I use it on this website?',
      answer:
        'Not yet. This website informs; generation runs in the app and is powered by third-party AI providers.',
    },
    de: {
      question: 'Kann ich die Werkzeuge auf dieser Website nutzen?',
      answer:
        'Noch nicht. Diese Website dient nur der Information; generiert wird in der App, mit der Technik externer KI-Anbieter.',
    },
  },
  {
    en: {
      question: 'How is my subscription billed?',
      answer:
        'Through the in-app purchase system of your mobile platform; we do not store payment details. It renews automatically unless cancelled, and a free trial becomes a paid subscription unless cancelled. A cancellation takes effect at the end of the current billing period.',
    },
    de: {
      question: 'Wie wird mein Abonnement abgerechnet?',
      answer:
        'Über das In-App-Kaufsystem Ihrer mobilen Plattform; Zahlungsdaten speichern wir nicht. Das Abonnement verlängert sich automatisch, sofern Sie nicht kündigen; eine kostenlose Testphase geht ohne Kündigung in ein kostenpflichtiges Abonnement über. Eine Kündigung wirkt zum Ende des laufenden Abrechnungszeitraums.',
    },
  },
  {
    en: {
      question: 'What happens when I delete my account?',
      answer:
        'You can recover it for {{retention.accountRecovery}}. After that it is deleted for good, and nobody can bring it back.',
    },
    de: {
      question: 'Was geschieht, wenn ich mein Konto lösche?',
      answer:
        'Sie können es {{retention.accountRecovery}} lang wiederherstellen. Danach wird es endgültig gelöscht und lässt sich nicht mehr zurückholen.',
    },
  },
  {
    en: {
      question: 'How old do I have to be?',
      answer:
        'At least {{age.us}} in the US and {{age.eu}} in the EU, or the age of digital consent of your country. Where the law asks for it, a parent has to agree.',
    },
    de: {
      question: 'Wie alt muss ich sein?',
      answer:
        'In den USA mindestens {{age.us}}, in der EU mindestens {{age.eu}} oder so alt, wie es Ihr Land für die digitale Einwilligung verlangt. Wo das Gesetz es vorsieht, müssen Eltern oder Sorgeberechtigte zustimmen.',
    },
  },
]

/** The questions of the FAQ in a language, their figures filled from the facts. */
export function faqItems(language: Language): readonly Question[] {
  return questions.map(item => ({
    question: item[language].question,
    answer: fillFacts(item[language].answer, language),
  }))
}
