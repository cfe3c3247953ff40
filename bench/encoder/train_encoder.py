"""Trains the sentence encoder further on questions and what answers them.

Reads one JSON object from standard input:
    model     folder of the encoder's package, with model.json and its weights
    passages  [{"tokens": [...], "questions": [{"tokens": [...], "typed": [...]}]}]; typed as on a phone
    rounds    how often all questions are gone through
    file      where the changes of the weights are written, in the form that learned-weights.ts reads
Prints the mean loss of each round. Needs PyTorch (Debian: python3-torch); on two cores a round of 11,600 questions
takes five minutes. The same input gives the same file.
"""

import json
import random
import sys

import numpy as np
import torch
import torch.nn.functional as F

BATCH = 128
# Questions of one lesson that come together in a batch: its other passages are the hardest to tell apart.
TOGETHER = 4
STEP = 3e-4
WARM_UP = 30
# How sharply the nearest is told from the others.
SHARPNESS = 20
DROPOUT = 0.1
# Another question to the same passage takes the passage's place so often, and a typed one that of a clean one.
OTHER_QUESTION = 0.4
TYPED = 0.4
LONGEST = 128
HEADS = 4
# Columns and rows of the two matrices whose product is added to a weight.
RANK = 96

ENCODER = "module_apply_default/Encoder_en/KonaTransformer/Encode/"
KERNELS = "module/Encoder_en/KonaTransformer/Encode/"
STACK = ENCODER + "TransformerStack/"
TIMESCALES = STACK + "Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1"


def read_weights(folder):
    """The weights of the package by name, all of four bytes a number."""
    with open(f"{folder}/model.json", encoding="utf-8") as file:
        (group,) = json.load(file)["weightsManifest"]
    numbers = b"".join(open(f"{folder}/{path}", "rb").read() for path in group["paths"])
    weights, start = {}, 0
    for weight in group["weights"]:
        size = int(np.prod(weight["shape"]))
        kind = np.dtype(weight["dtype"])
        weights[weight["name"]] = np.frombuffer(numbers, kind, size, start).reshape(weight["shape"])
        start += 4 * size
    return weights


def names_of_layer(layer):
    own = f"Layer_{layer}/TransformerLayer/"
    norm, partitions = "layer_prepostprocess/layer_norm/layer_norm", "ConcatPartitions/concat"
    attention = "MultiheadAttention/"
    return {
        f"norm_scale{layer}": f"{ENCODER}{own}{norm}_scale/{partitions}",
        f"norm_bias{layer}": f"{ENCODER}{own}{norm}_bias/{partitions}",
        f"qkv{layer}": f"{KERNELS}{own}{attention}qkv_transform_single/kernel/part_0",
        f"qkv_bias{layer}": f"{ENCODER}{own}{attention}qkv_transform_single/bias/{partitions}",
        f"output{layer}": f"{KERNELS}{own}{attention}output_transform_single/kernel/part_0",
        f"output_bias{layer}": f"{ENCODER}{own}{attention}output_transform_single/bias/{partitions}",
        f"norm_scale_inner{layer}": f"{ENCODER}{own}FFN/{norm}_scale/{partitions}",
        f"norm_bias_inner{layer}": f"{ENCODER}{own}FFN/{norm}_bias/{partitions}",
        f"wide{layer}": f"{STACK}{own}FFN/conv1/Tensordot/Reshape_1",
        f"wide_bias{layer}": f"{ENCODER}{own}FFN/conv1/bias/{partitions}",
        f"narrow{layer}": f"{STACK}{own}FFN/conv2/Tensordot/Reshape_1",
        f"narrow_bias{layer}": f"{ENCODER}{own}FFN/conv2/bias/{partitions}",
    }


NAMES = {
    "tokens": "module/Embeddings_en",
    "widen": f"{ENCODER}Layer_0/TransformerLayer/dense/kernel/ConcatPartitions/concat",
    "widen_bias": f"{ENCODER}Layer_0/TransformerLayer/dense/bias/ConcatPartitions/concat",
    **names_of_layer(0),
    **names_of_layer(1),
    "last": "module/Encoder_en/hidden_layers/tanh_layer_0/weights",
    "last_bias": "module/Encoder_en/hidden_layers/tanh_layer_0/bias",
}


def normalized(x, scale, bias):
    x = x - x.mean(-1, keepdim=True)
    return x * torch.rsqrt((x * x).mean(-1, keepdim=True) + 1e-6) * scale + bias


class Encoder(torch.nn.Module):
    """The graph of the package: two layers of attention, the mean of the tokens, one more layer, length 1."""

    def __init__(self, weights):
        super().__init__()
        self.timescales = torch.tensor(np.array(weights[TIMESCALES])).reshape(-1)
        for key, name in NAMES.items():
            value = torch.tensor(np.array(weights[name]))
            setattr(self, key, torch.nn.Parameter(value.reshape(value.shape[-2:])))

    def forward(self, texts):
        texts = [text[:LONGEST] for text in texts]
        count, longest = len(texts), max(map(len, texts))
        tokens, mask = torch.zeros(count, longest, dtype=torch.long), torch.zeros(count, longest)
        for i, text in enumerate(texts):
            tokens[i, : len(text)] = torch.tensor(text)
            mask[i, : len(text)] = 1
        angles = torch.arange(longest).float()[:, None] * self.timescales
        timing = torch.cat([angles.sin(), angles.cos()], -1)
        x = (2 * F.embedding(tokens, self.tokens) + timing) * mask[..., None]
        away = (1 - mask)[:, None, None, :] * -1e9
        for layer in (0, 1):
            own = lambda key: getattr(self, f"{key}{layer}")
            inner = normalized(x, own("norm_scale"), own("norm_bias"))
            qkv = (inner @ own("qkv") + own("qkv_bias")).reshape(count, longest, 3, HEADS, -1)
            query, key, value = qkv.permute(2, 0, 3, 1, 4)
            attention = torch.softmax(query * query.shape[-1] ** -0.5 @ key.transpose(-1, -2) + away, -1)
            seen = (attention @ value).transpose(1, 2).reshape(count, longest, -1)
            seen = seen @ own("output") + own("output_bias")
            x = seen + (x @ self.widen + self.widen_bias if layer == 0 else x)
            inner = normalized(x, own("norm_scale_inner"), own("norm_bias_inner"))
            inner = F.dropout(torch.relu(inner @ own("wide") + own("wide_bias")), DROPOUT, self.training)
            x = x + inner @ own("narrow") + own("narrow_bias")
        mean = (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        mean = F.dropout(mean, DROPOUT, self.training)
        return F.normalize(torch.tanh(mean @ self.last + self.last_bias), dim=-1)


def encode(encoder, texts):
    """Short texts apart from long ones: less is computed for what is not there."""
    order = sorted(range(len(texts)), key=lambda i: len(texts[i]))
    cuts = [len(order) * eighths // 8 for eighths in (0, 4, 6, 7, 8)]
    parts = [order[start:end] for start, end in zip(cuts, cuts[1:]) if start < end]
    encoded = torch.cat([encoder([texts[i] for i in part]) for part in parts])
    return encoded[torch.tensor(np.argsort(order))]


def batches_of(pairs, item_of):
    """All pairs in another order each time, some of the same lesson together."""
    random.shuffle(pairs)
    by_item = {}
    for pair in pairs:
        by_item.setdefault(item_of[pair[0]], []).append(pair)
    groups = [own[i : i + TOGETHER] for own in by_item.values() for i in range(0, len(own), TOGETHER)]
    random.shuffle(groups)
    flat = [pair for group in groups for pair in group]
    return [flat[i : i + BATCH] for i in range(0, len(flat) - BATCH + 1, BATCH)]


def train(encoder, passages, rounds):
    pairs = [(i, k) for i, passage in enumerate(passages) for k in range(len(passage["questions"]))]
    item_of = [passage["item"] for passage in passages]
    descent = torch.optim.AdamW(encoder.parameters(), lr=STEP, weight_decay=0.01)
    steps, step = max(1, rounds * (len(pairs) // BATCH)), 0
    encoder.train()
    for turn in range(rounds):
        losses = []
        for batch in batches_of(pairs, item_of):
            asked, answers = [], []
            for i, k in dict(batch).items():
                questions = passages[i]["questions"]
                asked.append(questions[k]["typed" if random.random() < TYPED else "tokens"])
                others = [question["tokens"] for other, question in enumerate(questions) if other != k]
                is_other = others and random.random() < OTHER_QUESTION
                answers.append(random.choice(others) if is_other else passages[i]["tokens"])
            for group in descent.param_groups:
                group["lr"] = STEP * min(1, (step + 1) / WARM_UP) * (1 - step / steps)
            likeness = SHARPNESS * encode(encoder, asked) @ encode(encoder, answers).T
            own = torch.arange(len(asked))
            loss = (F.cross_entropy(likeness, own) + F.cross_entropy(likeness.T, own)) / 2
            descent.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
            descent.step()
            step += 1
            losses.append(loss.item())
        print(f"round {turn + 1}: loss {np.mean(losses):.3f}", flush=True)


def write_changes(encoder, weights, path):
    """What was learned, as products of two matrices of RANK columns and rows where that is shorter."""
    changes, numbers = [], []
    for key, name in NAMES.items():
        learned = getattr(encoder, key).detach().numpy()
        change = learned - np.array(weights[name]).reshape(learned.shape)
        rows, columns = change.shape if change.ndim == 2 else (1, change.size)
        rank = RANK if RANK * (rows + columns) < rows * columns else None
        changes.append({"name": name, "rows": rows, "columns": columns, "rank": rank})
        if rank is None:
            numbers.append(change)
        else:
            left, much, right = np.linalg.svd(change, full_matrices=False)
            root = np.sqrt(much[:rank])
            numbers += [left[:, :rank] * root, root[:, None] * right[:rank]]
    with open(path, "wb") as file:
        file.write(json.dumps(changes).encode() + b"\n")
        file.write(np.concatenate([part.ravel() for part in numbers]).astype("<f2").tobytes())


def main():
    order = json.load(sys.stdin)
    random.seed(7)
    torch.manual_seed(7)
    weights = read_weights(order["model"])
    encoder = Encoder(weights)
    train(encoder, order["passages"], order["rounds"])
    write_changes(encoder, weights, order["file"])


if __name__ == "__main__":
    main()
