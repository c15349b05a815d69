// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { Catalogue } from '../catalogue.ts';
import admin from './en/admin.ts';
import between from './en/between.ts';
import betweenRules from './en/between-rules.ts';
import castles from './en/castles.ts';
import castlesNames from './en/castles-names.ts';
import castlesRules from './en/castles-rules.ts';
import cli from './en/cli.ts';
import data from './en/data.ts';
import first from './en/first.ts';
import gallery from './en/gallery.ts';
import lessons from './en/lessons.ts';
import palace from './en/palace.ts';
import palaceRules from './en/palace-rules.ts';
import rules from './en/rules.ts';

const catalogue: Catalogue = {
  ...first,
  terms: { ...first.terms, ...admin.terms, ...between.terms, ...betweenRules.terms, ...castles.terms, ...castlesNames.terms, ...castlesRules.terms, ...cli.terms, ...data.terms, ...gallery.terms, ...lessons.terms, ...palace.terms, ...palaceRules.terms, ...rules.terms },
  messages: { ...first.messages, ...admin.messages, ...between.messages, ...betweenRules.messages, ...castles.messages, ...castlesNames.messages, ...castlesRules.messages, ...cli.messages, ...data.messages, ...gallery.messages, ...lessons.messages, ...palace.messages, ...palaceRules.messages, ...rules.messages },
};

export default catalogue;
