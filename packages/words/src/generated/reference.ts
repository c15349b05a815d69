// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Catalogue } from '../catalogue.ts';
import admin from './en/admin.ts';
import between from './en/between.ts';
import betweenRules from './en/between-rules.ts';
import betweenSigns from './en/between-signs.ts';
import branches from './en/branches.ts';
import castles from './en/castles.ts';
import castlesNames from './en/castles-names.ts';
import castlesRules from './en/castles-rules.ts';
import castlesSigns from './en/castles-signs.ts';
import cli from './en/cli.ts';
import companion from './en/companion.ts';
import data from './en/data.ts';
import day from './en/day.ts';
import deal from './en/deal.ts';
import first from './en/first.ts';
import gallery from './en/gallery.ts';
import general from './en/general.ts';
import home from './en/home.ts';
import lessons from './en/lessons.ts';
import palace from './en/palace.ts';
import palaceRules from './en/palace-rules.ts';
import palaceSigns from './en/palace-signs.ts';
import puzzles from './en/puzzles.ts';
import recap from './en/recap.ts';
import review from './en/review.ts';
import rules from './en/rules.ts';
import scorer from './en/scorer.ts';
import scoresheet from './en/scoresheet.ts';
import signs from './en/signs.ts';
import statistics from './en/statistics.ts';

const catalogue: Catalogue = {
  ...first,
  terms: { ...first.terms, ...admin.terms, ...between.terms, ...betweenRules.terms, ...betweenSigns.terms, ...branches.terms, ...castles.terms, ...castlesNames.terms, ...castlesRules.terms, ...castlesSigns.terms, ...cli.terms, ...companion.terms, ...data.terms, ...day.terms, ...deal.terms, ...gallery.terms, ...general.terms, ...home.terms, ...lessons.terms, ...palace.terms, ...palaceRules.terms, ...palaceSigns.terms, ...puzzles.terms, ...recap.terms, ...review.terms, ...rules.terms, ...scorer.terms, ...scoresheet.terms, ...signs.terms, ...statistics.terms },
  messages: { ...first.messages, ...admin.messages, ...between.messages, ...betweenRules.messages, ...betweenSigns.messages, ...branches.messages, ...castles.messages, ...castlesNames.messages, ...castlesRules.messages, ...castlesSigns.messages, ...cli.messages, ...companion.messages, ...data.messages, ...day.messages, ...deal.messages, ...gallery.messages, ...general.messages, ...home.messages, ...lessons.messages, ...palace.messages, ...palaceRules.messages, ...palaceSigns.messages, ...puzzles.messages, ...recap.messages, ...review.messages, ...rules.messages, ...scorer.messages, ...scoresheet.messages, ...signs.messages, ...statistics.messages },
};

export default catalogue;
