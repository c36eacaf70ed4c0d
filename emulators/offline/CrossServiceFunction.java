import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonObject;
import java.util.function.Function;

/** A function that Storage rules may call and that the engine leaves to whoever runs it. */
final class CrossServiceFunction implements AsyncRuntimeFunction {
  private final String name;
  private final Function<ExpressionValue, ListenableFuture<ExpressionValue>> body;

  private CrossServiceFunction(
      String name, Function<ExpressionValue, ListenableFuture<ExpressionValue>> body) {
    this.name = name;
    this.body = body;
  }

  /** The document at a path, null when there is none. */
  static CrossServiceFunction get(DocumentReader documents) {
    return ofDocument(
        "firestore.get",
        documents,
        answer ->
            isFound(answer)
                ? FirestoreValues.document(answer.getAsJsonObject("result"))
                : FirestoreValues.nullValue());
  }

  static CrossServiceFunction exists(DocumentReader documents) {
    return ofDocument(
        "firestore.exists",
        documents,
        answer -> ExpressionValue.newBuilder().setBoolValue(isFound(answer)).build());
  }

  /** Gives back its argument. */
  static CrossServiceFunction debug() {
    return new CrossServiceFunction("debug", Futures::immediateFuture);
  }

  private static CrossServiceFunction ofDocument(
      String name, DocumentReader documents, Function<JsonObject, ExpressionValue> result) {
    return new CrossServiceFunction(
        name,
        argument ->
            Futures.transform(documents.read(path(argument)), result::apply, Runnable::run));
  }

  private static boolean isFound(JsonObject answer) {
    return "ok".equals(answer.get("status").getAsString());
  }

  private static String path(ExpressionValue argument) {
    StringBuilder path = new StringBuilder();
    argument
        .getPathValue()
        .getSegmentsList()
        .forEach(segment -> path.append('/').append(segment.getSimple()));
    return path.toString();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
    return Futures.transform(
        body.apply(request.getArguments(0)),
        value -> ExecutionResponse.newBuilder().setValue(value).build(),
        Runnable::run);
  }
}
