import { type MarksOf, written } from './parallelTexts.ts'

/**
 * Words that turn a statement around. Not among them: "without delay", which other languages say in
 * one word, and numbers of laws ("loi no 78-17").
 */
const words = {
  en: /\bnon(?=-)|\b(?:not|no(?!\.|\s\d)|never|neither|nor|none|nothing|nobody|cannot|unless|except|without(?! (?:undue )?delay))\b|n’t\b/gi,
  de: /(?<!wenn )\bnicht|(?<=wenn )nicht\b|\b(?:nichts|nie|niemals|niemand\w*|kein\w*|weder|ohne|sei denn|außer)\b|(?<=weder [^.;]*)\bnoch\b/gi,
  fr: /\b(?:pas|jamais|aucune?|rien|personne n|ni|sans(?! (?:délai|retard))|sauf|hormis|moins qu\w*|non)\b|\bn[e’][^.;]{1,30}\bplus\b/gi,
  es: /\b(?:no|nunca|ni|sin(?! (?:dilación|demora|retraso))|salvo|excepto|nadie|nada|ninguna?|ningún|tampoco|a menos)\b/gi,
}

/** A mark for each negation of a text. */
export const negations: MarksOf = (text, language) =>
  written(text)
    .match(words[language])
    ?.map(() => 'not') ?? []
