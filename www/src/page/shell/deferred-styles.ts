/** The look of what the first view does without, in the order in which the sheets count. */
import { wear } from '../../element/adopt-styles.ts';
import analysis from '../analysis/analysis.css';
import choices from '../dialogs/choices.css';
import dialog from '../dialogs/dialog.css';
import reading from '../dialogs/reading.css';
import paper from './paper.css';
import scales from './scales.css';

wear(dialog, choices, reading, scales, analysis, paper);
