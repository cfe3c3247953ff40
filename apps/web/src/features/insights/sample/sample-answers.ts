import { daysIn, type InsightsQuery } from '../address.ts';
import {
  type Figures,
  groupIndex,
  isThere,
  MEMBERS,
  membersOf,
  percent,
  type SamplePanels,
  say,
} from './sample-figures.ts';
import { GROUPS, LESSONS, QUESTIONS, QUIZZES, RUBRIC, SKILLS } from './sample-words.ts';

function knowledge(query: InsightsQuery): Figures<'knowledge'> {
  const index = groupIndex(query);
  const groups = GROUPS.map(({ id, name }) => ({ id, name }));
  const cell = (risk: number, members: number) => ({
    learners: Math.round(members * 0.6),
    at_risk: risk,
    recall: 1 - risk * 0.6,
  });
  const rows = SKILLS.map(({ id, title, risks }) => ({
    skill: { module_id: id, title },
    all: cell(
      index < 0 ? risks.reduce((sum, risk, i) => sum + risk * GROUPS[i]!.members, 0) / MEMBERS : risks[index]!,
      membersOf(query),
    ),
    groups: risks.map((risk, i) =>
      index < 0 || i === index ? { group_id: GROUPS[i]!.id, ...cell(risk, GROUPS[i]!.members) } : null,
    ),
  }));
  const worst = rows
    .flatMap(({ skill, groups: cells }) =>
      cells.map((each, i) => ({ skill, group: groups[i]!, risk: each?.at_risk ?? 0, of: each?.learners ?? 0 })),
    )
    .toSorted((a, b) => b.risk - a.risk)[0]!;
  return {
    rows,
    groups,
    totals: { learners: Math.round(membersOf(query) * 0.6), cards: membersOf(query) * 22, recall: 0.79 },
    previous: null,
    finding: say('knowledge_at_risk', {
      group: worst.group.name,
      skill: worst.skill.title,
      share: percent(worst.risk),
    }),
    next_act: {
      skill: worst.skill,
      group: worst.group,
      at_risk: worst.risk,
      people: Math.round(worst.of * worst.risk),
      questions: 3,
      minutes: 2,
    },
  };
}

/** 19 of 20 such differences lie within: the normal approximation for two shares. */
function interval(before: number, after: number, people: number) {
  const wide = 1.96 * Math.sqrt((before * (1 - before) + after * (1 - after)) / people);
  return { change: after - before, low: after - before - wide, high: after - before + wide };
}

function certaintyOf(sureWrong: number, answers: number) {
  const wrong = Math.round(answers * sureWrong);
  const unsureWrong = Math.round(answers * sureWrong * 0.8);
  const unsureRight = Math.round(answers * 0.16);
  return {
    answers,
    sure_and_right: answers - wrong - unsureWrong - unsureRight,
    sure_and_wrong: wrong,
    unsure_and_right: unsureRight,
    unsure_and_wrong: unsureWrong,
  };
}

function certainty(query: InsightsQuery): Figures<'certainty'> {
  const people = Math.round(membersOf(query) * 0.4);
  const rows = QUIZZES.map(({ id, title, sureWrong }) => ({
    quiz_id: id,
    title,
    module_id: null,
    ...certaintyOf(sureWrong, people * 6),
  }));
  const sum = (key: keyof ReturnType<typeof certaintyOf>) => rows.reduce((all, row) => all + row[key], 0);
  const totals = {
    answers: sum('answers'),
    sure_and_right: sum('sure_and_right'),
    sure_and_wrong: sum('sure_and_wrong'),
    unsure_and_right: sum('unsure_and_right'),
    unsure_and_wrong: sum('unsure_and_wrong'),
  };
  const share = percent(totals.sure_and_wrong / totals.answers);
  return {
    rows,
    totals,
    previous: query.isCompared ? totals : null,
    finding: query.isCompared ? say('certainty_fewer', { share, change: 1 }) : say('certainty_share', { share }),
  };
}

export const answerPanels: SamplePanels<
  'quiz-scores' | 'questions' | 'rubric' | 'knowledge' | 'certainty' | 'before-after'
> = {
  knowledge,
  certainty,
  'quiz-scores': (query) => {
    const attempts = Math.round(membersOf(query) * daysIn(query) * 0.05);
    const shape = [0, 0.01, 0.01, 0.02, 0.04, 0.07, 0.11, 0.19, 0.27, 0.28];
    const spread = shape.map((share) => Math.round(attempts * share));
    const figures = (mean: number) => ({
      attempts,
      learners: Math.round(attempts * 0.6),
      mean,
      median: mean + 2,
      lower_quartile: mean - 9,
      upper_quartile: Math.min(100, mean + 11),
      passed: Math.min(0.98, mean / 100 + 0.06),
      spread,
    });
    return {
      rows: QUIZZES.map(({ id, title, mean }) => ({ quiz_id: id, title, module_id: null, ...figures(mean) })),
      totals: figures(81),
      previous: query.isCompared
        ? { ...figures(83), spread: spread.map((count, i) => Math.round(count * (0.8 + i / 40))) }
        : null,
      finding: query.isCompared
        ? say('scores_fewer', { score: 81, change: 2 })
        : say('scores_weakest', { quiz: QUIZZES[0]!.title, score: QUIZZES[0]!.mean }),
    };
  },
  questions: (query) => {
    const people = Math.round(membersOf(query) * 0.38);
    const rows = QUESTIONS.map(({ quiz, prompt, chosen }, i) => ({
      quiz: { id: quiz.id, title: quiz.title, module_id: null },
      question_id: `sample-${i}`,
      prompt,
      answers: Math.round(people * 1.3),
      right: chosen.find(({ is_right: isRight }) => isRight)!.share,
      sure_and_wrong: quiz.sureWrong,
      chosen: chosen.map((each) => ({ ...each })),
    }));
    return {
      rows,
      totals: { questions: 61, answers: people * 61, right: 0.81 },
      previous: null,
      finding: say('questions_wrong_favourite', { question: QUESTIONS[0]!.prompt }),
    };
  },
  rubric: (query) => {
    const people = Math.round(membersOf(query) * 0.22);
    return {
      rows: RUBRIC.map(({ content, text, missed }, i) => ({
        content: { id: content, title: content },
        item_id: String(i),
        text,
        attempts: Math.round(people * 1.4),
        missed,
      })),
      totals: { judged: people * 4, missed: 0.41 },
      previous: null,
      finding: say('rubric_missed', { share: percent(RUBRIC[0]!.missed), item: RUBRIC[0]!.text }),
    };
  },
  'before-after': (query) => {
    const scale = isThere(query);
    const rows = LESSONS.map(({ id, title, before, after, people }) => {
      const each = Math.max(6, Math.round(people * scale));
      const range = interval(before, after, each);
      return {
        content: { id, title, module_id: null },
        questions: 4,
        before: { people: each, right: before },
        after: { people: each, right: after },
        ...range,
        is_clear: range.low > 0 || range.high < 0,
      };
    });
    const clear = rows.filter(({ is_clear: isClear }) => isClear);
    return {
      rows,
      totals: { lessons: rows.length, clear: clear.length },
      previous: null,
      finding: clear[0]
        ? say('lesson_helped', { title: clear[0].content.title, change: percent(clear[0].change) })
        : say('lesson_unclear'),
    };
  },
};
